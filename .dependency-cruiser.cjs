/** Enforces the architecture: which file can import which. docs/architecture.md has the reasons. */
const module_ = '^src/modules/([^/]+)/';
/** In small modules (one folder), the suffix of a file name stands for a layer: no suffix is the domain, and so on. */
const flat = {
  types: '^src/modules/[^/]+/[^/.]+\\.ts$',
  service: '^src/modules/[^/]+/[^/]+\\.service\\.ts$',
  repository: '^src/modules/[^/]+/[^/]+\\.repository\\.ts$',
  http: '^src/modules/[^/]+/[^/]+\\.(controller|dto)\\.ts$',
  dto: '^src/modules/[^/]+/[^/]+\\.dto\\.ts$',
};
const leadTypes = '^src/lead-types/';
/** Modules above leads, auth and users, which must not import them. */
const upper =
  'staff|activity|assignment|integrations|intake|deletion|duplicates|follow-ups|reports|live|notifications|export|saved-views|message-templates';
/** Parts of leads that modules above can use. Its SQL exists once: a copy could show leads to users without access. */
const leadsPublished = [
  '^src/modules/leads/sql/',
  '^src/modules/leads/http/(bulk-leads\\.dto|change-lead\\.dto|follow-up\\.dto|lead-fields\\.dto|lead-work\\.dto|lead-call)\\.ts$',
];

/** Statements that store an event also store its notifications, so that the SQL exists once. */
const notificationsPublished = '^src/modules/notifications/infrastructure/notices\\.sql\\.ts$';

/** `staff` changes users with these, in the transaction that reassigns their leads. */
const usersPublished = '^src/modules/users/infrastructure/(postgres-user-changes|user\\.entity)\\.ts$';

/** The meaning of the lead list's filters: reports count with them, and activity describes them. */
const leadFiltersPublished = '^frontend/src/admin/leads/filters/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'domain-stands-alone',
      comment: 'Domain code imports no framework, no database and no other layer.',
      severity: 'error',
      from: { path: [`${module_}domain/`, flat.types] },
      to: { path: '^src/', pathNot: ['^src/modules/[^/]+/domain/', flat.types, '^src/shared/domain/', leadTypes] },
    },
    {
      name: 'domain-has-no-framework',
      severity: 'error',
      from: { path: ['^src/modules/[^/]+/domain/', flat.types, '^src/shared/domain/'] },
      to: { path: 'node_modules/(@nestjs|typeorm|pg|fastify|class-validator|class-transformer|express)' },
    },
    {
      name: 'lead-types-import-nothing',
      comment: 'The frontend imports the registry, so it must not import anything else.',
      severity: 'error',
      from: { path: leadTypes, pathNot: '\\.spec\\.ts$' },
      to: { pathNot: leadTypes },
    },
    {
      name: 'application-knows-domain-only',
      comment:
        'Services can call a repository of their own module that has no port. A port’s adapter has a name with `postgres-`.',
      severity: 'error',
      from: { path: [`${module_}application/`, flat.service] },
      to: {
        path: [
          '^src/.*/(infrastructure|sql|http|database)/',
          '^src/http-edge/',
          flat.http,
          'node_modules/(typeorm|pg|fastify|@nestjs/swagger)',
        ],
        pathNot: '^src/modules/$1/infrastructure/(?!postgres-)[^/]+\\.repository\\.ts$',
      },
    },
    {
      name: 'http-never-touches-the-database',
      severity: 'error',
      from: { path: ['^src/modules/[^/]+/http/', flat.http, '^src/(shared/http|http-edge)/'] },
      to: { path: ['/(infrastructure|sql)/', 'node_modules/(@nestjs/typeorm|typeorm|pg)/'] },
    },
    {
      name: 'flat-shapes-call-nobody',
      comment: 'A controller can call the repository; a DTO is a shape only.',
      severity: 'error',
      from: { path: flat.dto },
      to: { path: [flat.service, flat.repository, '\\.controller\\.ts$', '^src/shared/database/'] },
    },
    {
      name: 'flat-files-have-a-known-name',
      comment: 'The rules depend on file names, so a file with another name would escape them.',
      severity: 'error',
      from: {
        path: '^src/modules/[^/]+/[^/]+$',
        pathNot: [...Object.values(flat), '\\.(module|spec)\\.ts$'],
      },
      to: {},
    },
    {
      name: 'infrastructure-below-http',
      severity: 'error',
      from: { path: ['^src/modules/[^/]+/(infrastructure|sql)/', flat.repository] },
      to: { path: ['^src/(modules/[^/]+|shared)/http/', '^src/http-edge/', flat.http] },
    },
    {
      name: 'modules-add-gates-to-the-edge',
      comment: 'A module adds its gate and names it on a route. It needs nothing else of the HTTP edge.',
      severity: 'error',
      from: { path: module_ },
      to: { path: '^src/http-edge/', pathNot: '^src/http-edge/request-gates\\.ts$' },
    },
    {
      name: 'embedded-postgres-is-a-tool',
      comment: 'The server starts it and receives an address. All other code connects by address, to any database.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/embedded-postgres/', '^src/main\\.ts$'] },
      to: { path: '^src/embedded-postgres/' },
    },
    {
      name: 'edge-above-foundations',
      severity: 'error',
      from: { path: '^src/(shared|config|database|embedded-postgres|lead-types)/' },
      to: { path: '^src/http-edge/' },
    },
    {
      name: 'published-sql-below-its-adapters',
      comment: 'Other modules build statements from it, so it imports only rules and types.',
      severity: 'error',
      from: { path: '^src/modules/leads/sql/' },
      to: { path: '^src/modules/[^/]+/(application|infrastructure)/' },
    },
    {
      name: 'modules-meet-at-their-doors',
      comment:
        "Another module is used through its application, domain (in a flat module: service, types) or *.module.ts. All modules can also use auth's route decorators and the signed-in request, published shapes (*.response.ts, *-query.dto.ts) and leadsPublished.",
      severity: 'error',
      from: { path: module_ },
      to: {
        path: '^src/modules/',
        pathNot: [
          '^src/modules/$1/',
          '^src/modules/[^/]+/(application|domain)/',
          flat.service,
          flat.types,
          '^src/modules/[^/]+/[^/]+\\.module\\.ts$',
          '^src/modules/auth/http/(access|current-password-field|staff-request)\\.ts$',
          '^src/modules/[^/]+/http/[^/]+\\.response\\.ts$',
          '^src/modules/[^/]+/http/[^/]+-query\\.dto\\.ts$',
          ...leadsPublished,
          usersPublished,
          notificationsPublished,
        ],
      },
    },
    {
      name: 'lower-modules-know-no-upper-one',
      comment: 'Leads notifies them through its own port or event.',
      severity: 'error',
      from: { path: '^src/modules/(leads|users|auth)/' },
      to: { path: `^src/modules/(${upper})/` },
    },
    {
      name: 'upper-modules-stand-side-by-side',
      severity: 'error',
      from: { path: `^src/modules/(${upper})/` },
      to: { path: `^src/modules/(${upper})/`, pathNot: ['^src/modules/$1/', notificationsPublished] },
    },
    {
      name: 'users-below-auth',
      comment: 'Users exist before they sign in, so users does not depend on auth.',
      severity: 'error',
      from: { path: '^src/modules/users/' },
      to: { path: '^src/modules/auth/' },
    },
    {
      name: 'users-and-auth-know-no-leads',
      severity: 'error',
      from: { path: '^src/modules/(users|auth)/' },
      to: { path: '^src/modules/leads/' },
    },
    {
      name: 'foundations-know-no-module',
      severity: 'error',
      from: { path: '^src/(shared|config|database|embedded-postgres|http-edge)/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'migrations-stand-alone',
      comment:
        'They record a past change, so current code must not affect them. They can load routines and retry for locks.',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { path: '^src/', pathNot: '^src/database/(routines|retry-locks)\\.ts$' },
    },
    {
      name: 'site-and-admin-apart',
      comment: 'Two products. Shared code belongs in shared.',
      severity: 'error',
      from: { path: '^frontend/src/(site|admin)/' },
      to: { path: '^frontend/src/(site|admin)/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'shared-knows-neither-product',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(site|admin)/' },
    },
    {
      name: 'nobody-knows-the-gallery',
      comment: 'It exists in the development server only.',
      severity: 'error',
      from: { path: '^frontend/src/(site|admin|shared|content)/' },
      to: { path: '^frontend/src/gallery/' },
    },
    {
      name: 'content-is-data',
      comment: 'Texts import their types and the registry of lead types, but no rendering code.',
      severity: 'error',
      from: { path: '^frontend/src/content/' },
      to: { path: '^frontend/src/(site|admin|shared)/' },
    },
    {
      name: 'frontend-foundations-know-no-feature',
      comment: 'ui and lib, and the api and session of the back office, are below all features, pages and app.',
      severity: 'error',
      from: { path: '^frontend/src/(site|admin)/(ui|lib|api|session)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^frontend/src/(site|admin)/', pathNot: '^frontend/src/$1/(ui|lib|api|session)/' },
    },
    {
      name: 'forms-in-one-direction',
      comment:
        'Screens (ui) import storage (outbox), which imports sending. All of them import the form itself (model).',
      severity: 'error',
      from: { path: '^frontend/src/site/forms/(model|sending|outbox)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^frontend/src/site/forms/',
        pathNot: [
          '^frontend/src/site/forms/$1/',
          '^frontend/src/site/forms/model/',
          '^frontend/src/site/forms/sending/',
        ],
      },
    },
    {
      name: 'the-form-itself-sends-nothing',
      severity: 'error',
      from: { path: '^frontend/src/site/forms/model/' },
      to: { path: '^frontend/src/site/forms/sending/' },
    },
    {
      name: 'embeds-are-forms-without-a-screen',
      comment: 'A script of at most 10 KB on other sites. It uses the form itself and its sending, without React.',
      severity: 'error',
      from: { path: '^frontend/src/embed/' },
      to: {
        path: ['^frontend/src/(site|admin|gallery)/', '^frontend/src/shared/(ui|toasts)/', 'node_modules/'],
        pathNot: '^frontend/src/site/(forms/(model|sending|definitions)|lib)/',
      },
    },
    {
      name: 'nobody-knows-the-embeds',
      severity: 'error',
      from: { path: '^frontend/src/(site|admin|shared|content|gallery)/' },
      to: { path: '^frontend/src/embed/' },
    },
    {
      name: 'frontend-features-are-islands',
      comment:
        'A feature imports from another feature only what that publishes (leadFiltersPublished); pages combine features.',
      severity: 'error',
      from: {
        path: '^frontend/src/(site|admin)/([^/]+)/',
        pathNot: '^frontend/src/(site|admin)/(ui|lib|api|session|pages|app|testing)/',
      },
      to: {
        path: '^frontend/src/(site|admin)/',
        pathNot: ['^frontend/src/$1/($2|ui|lib|api|session|testing)/', leadFiltersPublished],
      },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'It renders whole pages, which no code below app may otherwise do.',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: ['\\.test\\.tsx?$', '^frontend/src/(site|admin)/testing/'] },
      to: { path: '^frontend/src/(site|admin)/testing/' },
    },
    {
      name: 'frontend-pages-below-app',
      severity: 'error',
      from: { path: '^frontend/src/(site|admin)/pages/' },
      to: { path: '^frontend/src/$1/app/' },
    },
    {
      name: 'one-seam-between-the-halves',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^src/', pathNot: leadTypes },
    },
    {
      name: 'server-without-frontend',
      severity: 'error',
      from: { path: '^(src|migrations)/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        // Migrations are found by folder. The push worker is a separate script.
        pathNot: [
          '^frontend/src/admin/push-worker/',
          '\\.d\\.m?ts$',
          '\\.(spec|test)\\.tsx?$',
          '^migrations/',
          '^scripts/',
        ],
      },
      to: {},
    },
    // Scripts load modules from `dist`, which exist only after a build.
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^[./]+/dist/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The files in scripts/client import what scripts/client.mjs puts next to them.
    exclude: { path: '(^dist/|^scripts/client/|\\.generated/|\\.svg|\\.css$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
