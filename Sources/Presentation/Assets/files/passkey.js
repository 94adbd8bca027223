// Forms that create a passkey or sign in with one. `data-passkey` says which, and `data-begin` is the address that returns the options for the
// browser. The browser's answer is sent in the form's field `answer`.

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const named = (credentials) => credentials.map((credential) => ({ ...credential, id: bytes(credential.id) }));

/** Encodes a credential by hand, because some password managers have no `toJSON`. Safari before 18.4 has no `parseCreationOptionsFromJSON` either. */
function answer(credential) {
  const { response } = credential;
  const parts = ["attestationObject", "authenticatorData", "clientDataJSON", "signature", "userHandle"];
  const told = {};
  for (const part of parts) if (response[part]) told[part] = text(response[part]);
  if (response.getTransports) told.transports = response.getTransports();
  const id = text(credential.rawId);
  return JSON.stringify({ id, rawId: id, type: credential.type, response: told });
}

const ceremonies = {
  register: (options) => navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: named(options.excludeCredentials),
    },
  }),
  signIn: (options) => navigator.credentials.get({
    publicKey: {
      ...options, challenge: bytes(options.challenge), allowCredentials: named(options.allowCredentials),
    },
  }),
};

/** The form's sentence for each error of the browser. */
const sentences = { NotAllowedError: "cancelled", AbortError: "cancelled", InvalidStateError: "taken" };

async function run(form) {
  const message = form.querySelector("[role=alert]");
  const button = form.querySelector("button");
  message.hidden = true;
  button.disabled = true;
  try {
    const begun = await fetch(form.dataset.begin, { method: "POST", cache: "no-store" });
    // The person's last confirmation of their identity is too long ago.
    if (begun.status === 403 && form.dataset.confirm) {
      const typed = `?name=${encodeURIComponent(form.elements.name.value)}`;
      return location.assign(form.dataset.confirm + encodeURIComponent(typed));
    }
    if (!begun.ok) throw new Error(String(begun.status));
    const credential = await ceremonies[form.dataset.passkey](await begun.json());
    form.elements.answer.value = answer(credential);
    form.submit();
  } catch (problem) {
    message.textContent = message.dataset[sentences[problem.name] ?? "failed"];
    message.hidden = false;
    button.disabled = false;
  }
}

if (isSecureContext && window.PublicKeyCredential) {
  document.querySelectorAll("[data-no-passkey]").forEach((sentence) => sentence.remove());
  document.querySelectorAll("form[data-passkey]").forEach((form) => {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      run(form);
    });
  });
}
