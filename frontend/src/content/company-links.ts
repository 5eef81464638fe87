/** Our LinkedIn page with job openings and internships. */
export const JOBS_PAGE = 'https://www.linkedin.com/company/kisancanteen/jobs/';
