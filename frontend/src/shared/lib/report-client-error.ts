/**
 * Reports errors of this page to the server's log (`POST /api/client-errors`), without anything its visitor typed. Only
 * the switches are here; what describes and sends an error is loaded with the first one.
 */

/** Gives the pattern of the address on screen, such as `/admin/reports`: never a query, an id or what somebody typed. */
type RouteOf = () => string;

let routeOf: RouteOf = () => '';

/** Reports whatever nobody catches on this page. Called once, by the page's entry. */
export function reportUncaughtErrors(route: RouteOf): void {
  routeOf = route;
  addEventListener('error', ({ error }) => reportClientError(error, { component: 'window' }));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason, { component: 'promise' }));
}

/**
 * Reports an error that was caught, for example by an error boundary. Never throws; the same error is sent once, and at
 * most three a page.
 * @param component which part of the page failed, as a name: `ReportsPage`
 */
export function reportClientError(error: unknown, { component }: { readonly component: string }): void {
  import('./client-error-report').then(({ sendReport }) => sendReport(error, component, routeOf())).catch(() => {});
}
