import { lazyRouteComponent as lazyComponent } from '@tanstack/react-router'
import { loadCode } from './missing-code.ts'

/** As the router's own, which reloads the page when code is missing: without a network that loses the whole page. */
export const lazyRouteComponent: typeof lazyComponent = (load, name) => lazyComponent(() => loadCode(load), name)
