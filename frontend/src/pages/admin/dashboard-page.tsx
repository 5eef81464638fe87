/** `/admin/dashboard`. */
export function DashboardPage() {
  return <h1>Lead Management Dashboard</h1>;
}
