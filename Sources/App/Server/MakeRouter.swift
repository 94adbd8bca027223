internal import DailveDomain
package import Hummingbird

package typealias AppContext = BasicRequestContext

/// Everything that the server answers. `serve` and the tests call this same function.
package func makeRouter(_ dependencies: ServerDependencies) -> Site {
  let router = Router(context: AppContext.self)
  let center = ImportCenter(dependencies)
  let viewers = Viewers(dependencies)
  router.middlewares.add(CompressionMiddleware())
  router.middlewares.add(HeaderMiddleware())
  router.middlewares.add(ErrorMiddleware(viewers: viewers))
  router.middlewares.add(RequestGuardMiddleware())
  TodayRoutes(dependencies: dependencies, viewers: viewers, center: center).add(to: router)
  ConditionRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  WellnessRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  SleepRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  BodyRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  InjuryRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  MetricDetailRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  ImportRoutes(dependencies: dependencies, viewers: viewers, center: center).add(to: router)
  DataRoutes(dependencies: dependencies, viewers: viewers, center: center).add(to: router)
  SettingsRoutes(dependencies: dependencies, viewers: viewers, center: center).add(to: router)
  AssetRoutes(viewers: viewers).add(to: router)
  return Site(router: router)
}
