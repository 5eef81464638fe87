/** Reports errors to the server's log, without typed text. The code that sends them is loaded on the first error. */

/** Returns the route of the current page without query, ids or typed text: `/admin/reports`. */
type RouteOf = () => string;

let routeOf: RouteOf = () => '';

export function reportUncaughtErrors(route: RouteOf): void {
  routeOf = route;
  addEventListener('error', ({ error }) => reportClientError(error, { component: 'window' }));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason, { component: 'promise' }));
}

/** Never throws. Sends each error once, and at most three per page. `component` names the failed part of the page. */
export function reportClientError(error: unknown, { component }: { readonly component: string }): void {
  import('./client-error-report').then(({ sendReport }) => sendReport(error, component, routeOf())).catch(() => {});
}
