import { type ComponentType, lazy } from 'react';
import { DashboardPage } from '../pages/dashboard-page';
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
    mayOpen: ({ permissions }) => Boolean(permissions?.canViewReports),
    keepsFilters: true,
    page: lazy(async () => ({ default: (await import('../pages/reports-page')).ReportsPage })),
  },
  {
    path: '/team',
    label: 'Team',
    title: 'Team',
    place: 'bar',
    mayOpen: ({ permissions }) => Boolean(permissions?.canViewReports),
    page: lazy(async () => ({ default: (await import('../pages/team-page')).TeamPage })),
  },
  {
    path: '/assignment',
    label: 'Assignment',
    title: 'Assignment',
    place: 'more',
    mayOpen: ({ permissions }) => Boolean(permissions?.canManageAssignment),
    page: lazy(async () => ({ default: (await import('../pages/assignment-page')).AssignmentPage })),
  },
  {
    path: '/templates',
    label: 'Messages',
    title: 'Message Templates',
    place: 'more',
    mayOpen: ({ permissions }) => Boolean(permissions?.canEditAllLeads),
    page: lazy(async () => ({ default: (await import('../pages/templates-page')).TemplatesPage })),
  },
  {
    path: '/activity',
    label: 'Activity',
    title: 'Activity',
    place: 'more',
    mayOpen: ({ role }) => role === 'admin',
    page: lazy(async () => ({ default: (await import('../pages/activity-page')).ActivityPage })),
  },
  {
    path: '/bin',
    label: 'Bin',
    title: 'Bin',
    place: 'more',
    mayOpen: ({ permissions }) => Boolean(permissions?.canDeleteLeads || permissions?.canErasePersonalData),
    page: lazy(async () => ({ default: (await import('../pages/bin-page')).BinPage })),
  },
  {
    path: '/users',
    label: 'Manage Users',
    title: 'User Management',
    // For everybody: the screen says who may, and who can give the permission.
    place: 'button',
    mayOpen: ({ permissions }) => Boolean(permissions?.canManageUsers),
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
