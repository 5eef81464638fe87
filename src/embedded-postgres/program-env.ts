/** The environment of PostgreSQL's programs: nothing of ours but the path; the locale is the cluster's own. */
export function programEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] };
}
