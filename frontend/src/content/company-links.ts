/** Our page on LinkedIn with openings and internships. Several pages link to it. */
export const JOBS_PAGE = 'https://www.linkedin.com/company/kisancanteen/jobs/';
