/** Our LinkedIn page with openings and internships. */
export const JOBS_PAGE = 'https://www.linkedin.com/company/kisancanteen/jobs/';
