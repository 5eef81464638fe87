/**
 * Reports errors of this page to the server's log (`POST /api/client-errors`), without anything the visitor typed. The
 * code that describes and sends an error is loaded with the first error.
 */

/** Returns the route pattern of the current page, such as `/admin/reports`: no query, id or typed text. */
type RouteOf = () => string;

let routeOf: RouteOf = () => '';

/** Reports uncaught errors and rejections of this page. Called once, by the page's entry. */
export function reportUncaughtErrors(route: RouteOf): void {
  routeOf = route;
  addEventListener('error', ({ error }) => reportClientError(error, { component: 'window' }));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason, { component: 'promise' }));
}

/**
 * Reports a caught error, for example of an error boundary. Never throws. Sends the same error once, and at most three
 * errors per page.
 * @param component name of the part of the page that failed: `ReportsPage`
 */
export function reportClientError(error: unknown, { component }: { readonly component: string }): void {
  import('./client-error-report').then(({ sendReport }) => sendReport(error, component, routeOf())).catch(() => {});
}
