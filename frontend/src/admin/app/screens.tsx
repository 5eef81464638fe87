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

/** All screens that require sign-in, in navigation order. Used by the router, the top bar and the palette. */
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
    access: needs('to view reports', 'canViewReports'),
    keepsFilters: true,
    page: lazy(async () => ({ default: (await import('../pages/reports-page')).ReportsPage })),
  },
  {
    path: '/team',
    label: 'Team',
    title: 'Team',
    place: 'bar',
    access: needs('to view the team', 'canViewReports'),
    page: lazy(async () => ({ default: (await import('../pages/team-page')).TeamPage })),
  },
  {
    path: '/assignment',
    label: 'Assignment',
    title: 'Assignment',
    place: 'more',
    access: needs('to manage assignment rules', 'canManageAssignment'),
    page: lazy(async () => ({ default: (await import('../pages/assignment-page')).AssignmentPage })),
  },
  {
    path: '/templates',
    label: 'Templates',
    title: 'Message templates',
    place: 'more',
    access: needs('to manage message templates', 'canEditAllLeads'),
    page: lazy(async () => ({ default: (await import('../templates/template-list')).TemplateList })),
  },
  {
    path: '/activity',
    label: 'Activity',
    title: 'Activity',
    place: 'more',
    access: {
      isGiven: ({ role }) => role === 'admin',
      refusal: 'Only administrators can see the activity.',
    },
    page: lazy(async () => ({ default: (await import('../pages/activity-page')).ActivityPage })),
  },
  {
    path: '/bin',
    label: 'Bin',
    title: 'Bin',
    place: 'more',
    access: needs('to open the bin', 'canDeleteLeads', 'canErasePersonalData'),
    page: lazy(async () => ({ default: (await import('../bin/bin-list')).BinList })),
  },
  {
    path: '/integrations',
    label: 'Integrations',
    title: 'Integrations',
    place: 'more',
    access: needs('to manage integrations', 'canManageIntegrations'),
    page: lazy(async () => ({ default: (await import('../pages/integrations-page')).IntegrationsPage })),
  },
  {
    path: '/users',
    label: 'Manage Users',
    title: 'User Management',
    // Every user sees the button. To users without the permission, the screen explains how to get it.
    place: 'button',
    access: needs('to manage users', 'canManageUsers'),
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

/** Each of the permissions is enough to open the screen. The refusal message names only the first. */
function needs(purpose: string, asked: Permission, ...others: readonly Permission[]): OfficeScreen['access'] {
  return {
    isGiven: ({ permissions }) => [asked, ...others].some((permission) => permissions?.[permission]),
    refusal: `You need the “${PERMISSION_LABELS[asked]}” permission ${purpose}. Ask an administrator for it.`,
  };
}
