import { type ComponentType, lazy } from 'react';
import { DashboardPage } from '../pages/dashboard-page';
import type { Permission } from '../session/session-slice';
import { PERMISSION_LABELS } from '../session/use-user';
import type { OfficeScreen } from '../ui/office-screens';
import type { ScreenPath } from './screen-paths';

interface OfficePage extends OfficeScreen {
  readonly path: ScreenPath;
  readonly page: ComponentType;
}

/**
 * Every screen behind the sign-in, in the order of the navigation. Router, top bar and palette read this table and
 * nothing else; a page says what it shows, the bar above it says what it is called.
 */
export const SCREENS: readonly OfficePage[] = [
  {
    path: '/dashboard',
    label: 'Leads',
    title: 'Lead Management Dashboard',
    place: 'bar',
    keepsFilters: true,
    page: DashboardPage,
  },
  {
    path: '/reports',
    label: 'Reports',
    title: 'Reports',
    place: 'bar',
    access: needs('to see how many leads came and how far they got', 'canViewReports'),
    keepsFilters: true,
    page: lazy(async () => ({ default: (await import('../pages/reports-page')).ReportsPage })),
  },
  {
    path: '/team',
    label: 'Team',
    title: 'Team',
    place: 'bar',
    access: needs('to see who has how much to do', 'canViewReports'),
    page: lazy(async () => ({ default: (await import('../pages/team-page')).TeamPage })),
  },
  {
    path: '/assignment',
    label: 'Assignment',
    title: 'Assignment',
    place: 'more',
    access: needs('to say who gets new leads', 'canManageAssignment'),
    page: lazy(async () => ({ default: (await import('../pages/assignment-page')).AssignmentPage })),
  },
  {
    path: '/templates',
    label: 'Messages',
    title: 'Message Templates',
    place: 'more',
    access: needs('to write message templates', 'canEditAllLeads'),
    page: lazy(async () => ({ default: (await import('../templates/template-list')).TemplateList })),
  },
  {
    path: '/activity',
    label: 'Activity',
    title: 'Activity',
    place: 'more',
    access: {
      isGiven: ({ role }) => role === 'admin',
      refusal: 'Only an administrator may see who did what.',
    },
    page: lazy(async () => ({ default: (await import('../pages/activity-page')).ActivityPage })),
  },
  {
    path: '/bin',
    label: 'Bin',
    title: 'Bin',
    place: 'more',
    access: needs('to see what was deleted', 'canDeleteLeads', 'canErasePersonalData'),
    page: lazy(async () => ({ default: (await import('../bin/bin-list')).BinList })),
  },
  {
    path: '/users',
    label: 'Manage Users',
    title: 'User Management',
    // For everybody: the screen says who may, and who can give the permission.
    place: 'button',
    access: needs('to see and change staff accounts', 'canManageUsers'),
    page: lazy(async () => ({ default: (await import('../pages/users-page')).UsersPage })),
  },
  {
    path: '/settings',
    label: 'Settings',
    title: 'Settings',
    place: 'person',
    page: lazy(async () => ({ default: (await import('../pages/settings-page')).SettingsPage })),
  },
];

/** One of the permissions opens a screen; whoever has none is told to ask for the first. */
function needs(purpose: string, asked: Permission, ...others: readonly Permission[]): OfficeScreen['access'] {
  return {
    isGiven: ({ permissions }) => [asked, ...others].some((permission) => permissions?.[permission]),
    refusal: `You need the permission "${PERMISSION_LABELS[asked]}" ${purpose}. An administrator can give it to you.`,
  };
}
