/// Texts of the backups.
extension TextKey {
  public static let backupsTitle = TextKey(en: "Backups", ko: "백업")
  public static let backupsLead = TextKey(
    en: "Copies of all your data, and how to restore one.", ko: "모든 데이터의 사본과 되돌리는 방법")
  public static let backupsText = TextKey(
    en:
      "While Dailve runs, it makes a copy of everything once an hour if something has changed, and reads it back to verify that it can be restored. The last 24 hours, 30 days and 12 months are kept, and what you make yourself for at least 48 hours.",
    ko:
      "Dailve가 실행되는 동안 바뀐 것이 있으면 한 시간에 한 번 전체 사본을 만들고, 다시 읽어서 복원할 수 있는지 확인해요. 최근 24시간, 30일, 12개월의 사본을 보관하고, 직접 만든 백업은 적어도 48시간 동안 보관해요."
  )
  public static let backupsNewest = TextKey(en: "Last verified", ko: "마지막으로 확인한 백업")
  public static let backupsNext = TextKey(en: "Next", ko: "다음 백업")
  public static let backupsNextSoon = TextKey(en: "in a moment", ko: "곧")
  public static let backupsNextAt = TextKey(en: "after {0}", ko: "{0} 이후")
  public static let backupsUnchanged = TextKey(en: "when something changes", ko: "바뀐 것이 있을 때")
  public static let backupsNever = TextKey(en: "none yet", ko: "아직 없음")
  public static let backupsPlace = TextKey(en: "Folder", ko: "폴더")
  public static let backupsEncryption = TextKey(en: "Encryption", ko: "암호화")
  public static let backupsEncrypted = TextKey(en: "with age; the key is kept elsewhere", ko: "age 사용, 키는 다른 곳에 보관")
  public static let backupsPlain = TextKey(en: "none", ko: "사용 안 함")
  public static let backupsNow = TextKey(en: "Back up now", ko: "지금 백업")
  public static let backupsList = TextKey(en: "Restore points", ko: "되돌릴 수 있는 시점")
  public static let backupsNone = TextKey(
    en: "There is no backup yet. The first one is made soon after there is something to back up.",
    ko: "아직 백업이 없어요. 백업할 데이터가 생기면 곧 첫 백업을 만들어요.")
  public static let backupsSize = TextKey(en: "{0} MB", ko: "{0} MB")
  public static let backupsProven = TextKey(en: "verified", ko: "확인됨")
  public static let backupsNotProven = TextKey(en: "not verified on this computer", ko: "이곳에서 확인되지 않음")
  public static let backupsCutOff = TextKey(en: "the file is incomplete", ko: "파일이 온전하지 않음")
  public static let backupsExposed = TextKey(
    en: "not verified: others can write to it", ko: "확인되지 않음: 다른 사람이 고칠 수 있음")
  public static let backupsChanged = TextKey(
    en:
      "The file is no longer the one that was made under this name, so nothing was restored. Choose another backup.",
    ko: "이 이름으로 만든 파일과 달라져서 되돌리지 않았어요. 다른 백업을 골라 주세요.")
  public static let backupsLeftOut = TextKey(
    en: "The file had parts that Dailve didn’t make; they were left out: {0}.",
    ko: "파일에 Dailve가 만들지 않은 부분이 있어서 빼고 옮겼어요: {0}.")
  public static let backupsLocked = TextKey(en: "encrypted", ko: "암호화됨")
  public static let backupsHourly = TextKey(en: "hourly", ko: "매시간 백업")
  public static let backupsAsked = TextKey(en: "manual", ko: "직접 만든 백업")
  public static let backupsUpgrade = TextKey(en: "before an update", ko: "업데이트 전")
  public static let backupsUndo = TextKey(en: "before undoing an import", ko: "가져오기를 되돌리기 전")
  public static let backupsRestoreKind = TextKey(en: "before a restore", ko: "되돌리기 전")
  public static let backupsRestore = TextKey(en: "Restore", ko: "되돌리기")
  public static let backupsRestoreNamed = TextKey(en: "Restore the backup of {0}", ko: "{0} 시점으로 되돌리기")
  public static let backupsRestoreSure = TextKey(
    en:
      "All data returns to its state at that time. Your current data is backed up first, so you can switch back to it. Devices that sync restore the entries they still hold; readings sent or imported since then are missing until they are sent or imported again. How you sign in doesn’t change.",
    ko:
      "모든 것이 그때 상태로 돌아가요. 지금 데이터는 먼저 백업해 두니 다시 돌아올 수 있어요. 동기화하는 기기에 있는 기록은 다시 채워지지만, 그 뒤에 보내거나 가져온 측정값은 다시 보내거나 가져올 때까지 비어 있어요. 로그인 방법은 그대로예요."
  )
  public static let backupsOthers = TextKey(
    en: "These machines sync with this one, and have newer data: {0}.", ko: "이 컴퓨터와 동기화하는 기기에 더 새로운 데이터가 있어요: {0}")
  public static let backupsOthersSame = TextKey(
    en: "As far as this computer knows, no other machine would change what is restored.",
    ko: "이 컴퓨터가 아는 한 다른 기기 때문에 바뀌는 것은 없어요.")
  public static let backupsUnasked = TextKey(
    en: "Not compared with this computer’s data yet: {0}. More may come back or go than is known here.",
    ko: "이 컴퓨터의 데이터와 아직 비교하지 않은 기기: {0}. 여기서 알 수 없는 것이 다시 들어오거나 빠질 수 있어요.")
  public static let backupsReturning = TextKey(
    en: "Entries written since then that come back from them: {0} ({1}).", ko: "그 뒤에 써서 다시 들어올 기록: {0}개({1})")
  public static let backupsImportsReturning = TextKey(
    en: "Imports since then that come back: {0}, with {1} records ({2}).", ko: "그 뒤에 가져와서 다시 들어올 것: {0}개, 측정값 {1}개({2})"
  )
  public static let backupsLeaving = TextKey(
    en: "Entries deleted since then that go again: {0} ({1}).", ko: "그 뒤에 지워서 다시 지워질 기록: {0}개({1})")
  public static let backupsImportsLeaving = TextKey(
    en: "Imports undone since then that go again: {0} ({1}).", ko: "그 뒤에 취소해서 다시 빠질 가져오기: {0}개({1})")
  public static let backupsImportsEverywhere = TextKey(
    en: "If the backup wins on all of them, those imports come back there as well.",
    ko: "모든 기기를 이 백업의 상태로 되돌리면 빠졌던 가져오기도 모든 기기에 다시 들어와요.")
  public static let backupsEntriesEverywhere = TextKey(
    en: "If the backup wins on all of them, entries written or changed since then are deleted or set back there: {0}.",
    ko: "모든 기기를 이 백업의 상태로 되돌리면 그 뒤에 쓰거나 바꾼 기록이 모든 기기에서 지워지거나 예전으로 돌아가요: {0}개")
  public static let backupsLaterImportsEverywhere = TextKey(
    en: "If the backup wins on all of them, imports since then are undone there: {0}.",
    ko: "모든 기기를 이 백업의 상태로 되돌리면 그 뒤에 가져온 것도 모든 기기에서 취소돼요: {0}개")
  public static let backupsEverywhere = TextKey(
    en: "Let the backup win on all of them", ko: "모든 기기를 이 백업의 상태로 되돌리기")
  public static let backupsRestoreLocked = TextKey(
    en:
      "This backup is encrypted, and its key is not on this computer. Stop Dailve and restore it in the terminal: {0}",
    ko: "암호화되어 있고 키가 이곳에 없어요. Dailve를 멈추고 터미널에서 복원해 주세요: {0}")
  public static let backupsMaking = TextKey(en: "A backup is being made.", ko: "백업하고 있어요.")
  public static let backupsRestoring = TextKey(
    en: "A backup is being restored. Pages may be unavailable for a moment.", ko: "백업을 복원하고 있어요. 잠시 화면이 열리지 않을 수 있어요.")
  public static let backupsLook = TextKey(en: "Show progress", ko: "진행 상황 보기")
  public static let backupsDone = TextKey(en: "The backup was made and verified.", ko: "백업을 만들고 다시 읽어서 확인했어요.")
  public static let backupsRestored = TextKey(en: "The backup was restored.", ko: "그때 상태로 되돌렸어요.")
  public static let backupsRestoredKept = TextKey(
    en: "Restored to {0}. Your previous data was kept as a backup.", ko: "{0} 상태로 되돌렸어요. 이전 데이터도 백업으로 남아 있어요.")
  public static let backupsFailed = TextKey(
    en: "The last attempt, {0}, failed. {1}", ko: "마지막 시도({0})는 실패했어요. {1}")
  public static let backupsGaveWay = TextKey(
    en: "For lack of space, {0} old backups have been removed so far, most recently {1}.",
    ko: "공간이 부족해서 지금까지 오래된 백업 {0}개를 지웠어요. 마지막으로 지운 때: {1}")
  public static let backupsNoRoom = TextKey(
    en:
      "There isn’t enough space: a backup needs {0} MB, but only {1} MB are free. Free up some space, or let Dailve keep backups on another disk.",
    ko: "공간이 부족해요. 백업에 {0} MB가 필요한데 {1} MB만 남았어요. 공간을 비우거나 다른 디스크에 백업하도록 해 주세요.")
  public static let backupsNoFolder = TextKey(
    en: "The folder {0} doesn’t exist. Connect the disk, or create the folder.",
    ko: "{0} 폴더가 없어요. 디스크를 연결하거나 폴더를 만들어 주세요.")
  public static let backupsNotAFolder = TextKey(
    en: "{0} is a file, not a folder. Move it away, or choose a folder for backups.",
    ko: "{0} 위치에 폴더가 아니라 파일이 있어요. 파일을 옮기거나 백업할 폴더를 골라 주세요.")
  public static let backupsReadOnly = TextKey(
    en: "Nothing can be written to {0}. Change its permissions, or choose another folder.",
    ko: "{0} 폴더에 쓸 수 없어요. 접근 권한을 바꾸거나 다른 폴더를 골라 주세요.")
  /// {0}: the reason.
  public static let backupsObstacle = TextKey(
    en: "No backups can be made at the moment. {0}", ko: "지금은 백업을 만들 수 없어요. {0}")
  public static let backupsUnanswered = TextKey(
    en: "The folder of the backups doesn’t answer. Check that its disk is connected.",
    ko: "백업 폴더에서 응답이 없어요. 디스크가 연결되어 있는지 확인해 주세요.")
  public static let backupsNextBlocked = TextKey(
    en: "once that is solved", ko: "문제가 해결된 뒤")
  public static let backupsNotPrivate = TextKey(
    en: "Others can write to {0}. Choose a folder of your own, or encrypt the backups.",
    ko: "다른 사람도 {0}에 쓸 수 있어요. 나만 쓰는 폴더를 고르거나 백업을 암호화해 주세요.")
  public static let backupsNoAge = TextKey(
    en: "Backups are set to be encrypted, but the program age is not installed on this computer.",
    ko: "백업을 암호화하도록 되어 있는데 이 컴퓨터에 age 프로그램이 없어요.")
  public static let backupsAgeFailed = TextKey(
    en: "The program age couldn’t encrypt the backup. Check the key it was given.",
    ko: "age 프로그램이 암호화하지 못했어요. 지정한 키를 확인해 주세요.")
  public static let backupsForeign = TextKey(
    en: "{0} isn’t a backup of Dailve. Nothing was restored.", ko: "{0} 파일은 Dailve의 백업이 아니라서 복원하지 않았어요.")
  public static let backupsDamaged = TextKey(
    en: "{0} is damaged. Nothing was restored; choose another backup.",
    ko: "{0} 파일이 손상되어 복원하지 않았어요. 다른 백업을 골라 주세요.")
  public static let backupsUnproven = TextKey(
    en: "The copy failed its check and was discarded. Run {0} on this computer to check your data.",
    ko: "사본이 온전하지 않아서 남기지 않았어요. 이 컴퓨터에서 다음 명령으로 데이터를 점검할 수 있어요: {0}")
  public static let backupsUnreadableRecord = TextKey(
    en:
      "The file {0} cannot be read. It says where backups go and who they are encrypted for, so none is made: it might not be encrypted. Repair the file or its permissions, or delete it, and then start Dailve again with the --backups and --backup-recipient that you use: {1}",
    ko:
      "{0} 파일을 읽을 수 없어요. 백업을 어디에 두고 누구의 키로 암호화할지 적힌 파일이라서, 암호화되지 않은 백업이 생기지 않도록 백업을 만들지 않아요. 파일이나 접근 권한을 고치거나 파일을 지운 다음, 쓰던 --backups와 --backup-recipient 옵션으로 다시 시작해 주세요: {1}"
  )
  public static let backupsUnknown = TextKey(
    en: "That backup no longer exists. Nothing was changed.", ko: "그 백업은 이제 없어요. 아무것도 바꾸지 않았어요.")
  public static let backupsBusy = TextKey(
    en: "Another backup is being made or restored. Try again when it’s done.",
    ko: "다른 백업을 만들거나 복원하고 있어요. 끝난 뒤 다시 시도해 주세요.")
  public static let backupsStopped = TextKey(
    en: "The backup was not finished.", ko: "백업을 끝내지 못했어요.")
  public static let backupsOther = TextKey(
    en: "The system didn’t allow it. Run {0} on this computer for details.",
    ko: "시스템이 허용하지 않았어요. 자세한 내용은 이 컴퓨터에서 다음 명령으로 확인해 주세요: {0}")
  public static let backupsInUse = TextKey(
    en: "Nothing was changed: another program has your data open, or is changing it. Try again when it’s done.",
    ko: "아무것도 바꾸지 않았어요. 다른 프로그램이 데이터를 열고 있거나 바꾸고 있어요. 끝난 뒤 다시 시도해 주세요.")
  public static let confirmRestore = TextKey(
    en: "Confirm it’s you to restore a backup.", ko: "백업으로 되돌리려면 한 번 더 확인해 주세요.")
}
