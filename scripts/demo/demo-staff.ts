import { LEAD_TYPE_NAMES, type LeadType, leadTypesOfPreset } from '../../src/lead-types/lead-types.js';
import type { Permission } from '../../src/modules/users/domain/permissions.js';
import { defaultRights, hasPermission, type Rights, type Role } from '../../src/modules/users/domain/user.js';
import { uuidAt } from './lead/lead-ids.js';
import { DAY_MS, type DemoSet, startOf } from './lead/lead-moments.js';
import { Random } from './random.js';

/** A reserved domain, so that no demo account has a real person's address. */
export const DEMO_MAIL_DOMAIN = 'demo.kisancanteen.example';

export interface DemoUser extends Rights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly createdAtMs: number;
}

type Member = Pick<DemoUser, 'name' | 'role'> & Partial<Rights> & { readonly isActive?: false };

const HR = leadTypesOfPreset('hr');
const SALES = leadTypesOfPreset('sales');

const STAFF: readonly Member[] = [
  { name: 'Anjali Verma', role: 'admin' },
  { name: 'Rakesh Sinha', role: 'manager' },
  { name: 'Priya Deshmukh', role: 'manager', ...withPermissions('manager', 'canDeleteLeads') },
  { name: 'Imran Ansari', role: 'manager', leadTypes: HR },
  { name: 'Sunita Kumari', role: 'agent' },
  { name: 'Vikas Yadav', role: 'agent' },
  { name: 'Meena Rathore', role: 'agent', permissions: ['canViewAllLeads'] },
  { name: 'Gurpreet Sidhu', role: 'agent', leadTypes: SALES, permissions: ['canExportData'] },
  { name: 'Nilesh Patil', role: 'agent', leadTypes: SALES },
  { name: 'Kavitha Reddy', role: 'agent', leadTypes: HR },
  { name: 'Subrata Mondal', role: 'agent', leadTypes: HR, permissions: ['canViewAllLeads', 'canViewReports'] },
  { name: 'Ravi Shankar Jha', role: 'agent', isActive: false },
];

function withPermissions(role: Role, ...more: readonly Permission[]): Pick<Rights, 'permissions'> {
  return { permissions: [...defaultRights(role).permissions, ...more] };
}

export function demoUsers(set: DemoSet): readonly DemoUser[] {
  return STAFF.map(({ name, role, permissions, leadTypes, isActive = true }, position) => {
    const rights = defaultRights(role);
    const createdAtMs = startOf(set) - DAY_MS + position * 60_000;
    return {
      id: uuidAt(createdAtMs, new Random(set.seed, position, 'staff')),
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@${DEMO_MAIL_DOMAIN}`,
      role,
      isActive,
      permissions: permissions ?? rights.permissions,
      leadTypes: leadTypes ?? rights.leadTypes,
      createdAtMs,
    };
  });
}

export interface Team {
  /** Users who can be assigned these leads. */
  readonly assignees: readonly DemoUser[];
  /** Users who can edit and assign any of these leads. */
  readonly leaders: readonly DemoUser[];
}

/** Administrators can see every type but are assigned only leads of types without another assignee. */
export function teams(users: readonly DemoUser[]): ReadonlyMap<LeadType, Team> {
  return new Map(
    LEAD_TYPE_NAMES.map((type) => {
      const able = users.filter((user) => user.isActive && user.leadTypes.includes(type));
      const staff = able.filter((user) => user.role !== 'admin');
      const leaders = staff.filter((user) => hasPermission(user, 'canEditAllLeads'));
      return [type, { assignees: staff.length > 0 ? staff : able, leaders: leaders.length > 0 ? leaders : able }];
    }),
  );
}
