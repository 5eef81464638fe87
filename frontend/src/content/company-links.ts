/** Addresses of ours on other people's sites that several pages name. */
/** The professional network's page on which the openings and internships stand. */
export const JOBS_PAGE = 'https://www.linkedin.com/company/kisancanteen/jobs/';
