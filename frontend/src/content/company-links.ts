/** Addresses of ours on other people's sites that several pages name. */
import type { ExternalLink } from './content-page';

/** The professional network's page on which the openings and internships stand. */
export const JOBS_PAGE = 'https://www.linkedin.com/company/kisancanteen/jobs/';

/** The day on which the present openings were put up there, for search engines. */
export const OPENINGS_POSTED_ON = '2025-04-22';

/** The founder's own profiles, as far as there are any. */
export const FOUNDER_PROFILES: readonly ExternalLink[] = [
  { label: 'X', href: 'https://x.com/kisancanteen' },
  { label: 'Instagram', href: 'https://www.instagram.com/kisancanteen' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/kisancanteen' },
];
