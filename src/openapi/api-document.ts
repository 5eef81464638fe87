import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { pino } from 'pino';
import { Document, isPair, isScalar, visit } from 'yaml';
import { AppModule } from '../app.module.js';
import { readEnv } from '../config/env.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../lead-types/lead-types.js';
import { withExamples } from './api-examples.js';
import { withEnumSchemas } from './enum-schemas.js';
import { withErrorCodes } from './failures.js';
import { withLeadSchemas } from './lead-schemas.js';
import { describeAliases, describeReplays, withResponseHeaders } from './operations.js';
import { inOpenApi31, withBaseSchemas, withoutPlainDescriptions, withRefusedKeys, withSchemaNames } from './schemas.js';
import { withSharedParts } from './shared-parts.js';
import { WEBHOOK_MESSAGES, webhookMessages } from './webhook-messages.js';

/** Returns text such as "`contactForm` (contact, quick_contact), `franchiseInfo` (franchise)". */
function groupsOfTypes(): string {
  const groups = new Map<string, string[]>();
  for (const type of LEAD_TYPE_NAMES) {
    const { group } = leadTypeDefinition(type);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return [...groups].map(([group, types]) => `\`${group}\` (${types.join(', ')})`).join(', ');
}

const DESCRIPTION = `This API manages the leads of Kisan Canteen: the website submits them, and staff work on them in the back office.

- **Authentication**: users call \`POST /api/auth/login\`, then send the token as \`Authorization: Bearer ...\` with every
  request. Other systems send an API key (\`POST /api/keys\`) in the same header. Submitting a form (\`POST /api/leads\`)
  needs neither.
- **API keys** can make only the calls whose 403 response names a scope, 600 a minute. Without \`contact:read\`, names, phones,
  emails and texts are left out: their fields are absent, null or empty.
- **Permissions**: a changed permission applies from the next request. A lead that you cannot see returns 404, like a lead
  that does not exist. If an operation needs a permission, its 403 response names it.
- **Errors** are \`application/problem+json\`. \`code\` is for programs, \`message\` is one sentence for people, and \`errors\`
  lists the invalid fields. The codes are listed below. Keys that are not documented are refused. If a path does not support
  the method, the response is 405 with \`Allow\`. 429, 503 and temporary 409 responses have \`Retry-After\` (seconds).
- **Idempotency**: every POST accepts an \`Idempotency-Key\`, a string that you choose. If you repeat a call with the same key
  and body within 24 hours, nothing is done twice. The response then has the header \`Idempotent-Replayed: true\` and contains
  a receipt (\`ReplayedCall\`) instead of the first response. The same key with another body returns 422. It returns 409 while
  the first call is still running. A key is valid for one caller, method and path. Failed calls do not use up the key.
- **Lead types**: the \`type\` of a lead decides which fields it has, in requests and responses. Fields of all types are in
  \`personalInfo\`. The own fields of a type are in its group: ${groupsOfTypes()}. The other types have no group. In the
  history and in \`take\` of a merge, \`details\` stands for the group of any type, for example \`details.message\`.
- **Paging**: lists accept \`page\` (from 1) and \`limit\` (at most 100). If a response has
  \`nextCursor\`, send it as \`cursor\` to get the next page.
- **Filters** can have several values: \`status=new&status=contacted\`, \`status[]=new\` or \`status=new,contacted\`.
- **Concurrent changes**: a lead has an \`ETag\`. Send it as \`If-Match\` with a change. If the lead was changed in the
  meantime, the response is 412. Notes and logged calls also change the ETag, but an ETag from before them is still accepted.
  A request that changes nothing keeps the ETag and adds no history.
- **Request ids**: every response has an \`X-Request-Id\`, which identifies the request in the server's log.
- **Times** are ISO 8601 in UTC. Dates without a time, and date presets, are days in Asia/Kolkata.`;

export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Kisan Canteen API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'The token of a user, or the secret of an API key (`kc_...`)',
    })
    .addTag('leads', 'Submit leads, and work on them')
    .addTag('auth', 'Sign in and out')
    .addTag('users', 'Accounts of the back office')
    .addTag('keys', 'API keys of other systems; needs the permission `canManageIntegrations`')
    .addTag('events', 'What happened to leads, for other systems')
    .addTag('webhooks', 'Send events to other systems; needs the permission `canManageIntegrations`')
    .addTag('imports', 'Import CSV and XLSX files; needs the permission `canManageIntegrations`')
    .addTag('views', 'Saved views: filters, columns and order of the lead list')
    .addTag('message-templates', 'Prepared messages to visitors')
    .addTag('reports', 'Counts of leads; needs the permission `canViewReports`')
    .addTag('assignment', 'Assignment rules, days away, and sharing out unassigned leads')
    .addTag('follow-ups', 'Planned next steps of leads')
    .addTag('bin', 'Deleted leads, which can be restored for 30 days')
    .addTag('notifications', 'Your notifications, and the channels that deliver them')
    .addTag('activity', 'The audit trail, for administrators')
    .addTag('client-errors', 'Errors in pages, for the log')
    .addTag('health', 'Health checks for load balancers')
    .addServer('/', 'This server')
    .setLicense('Proprietary', 'https://kisancanteen.in/terms-of-service')
    .setOpenAPIVersion('3.1.0')
    .build();
  // The operation id is the name of the handler.
  const withWebhooks = { ...config, webhooks: webhookMessages() };
  const created = SwaggerModule.createDocument(app, withWebhooks, {
    operationIdFactory: (_controller, method) => method,
    extraModels: WEBHOOK_MESSAGES,
  });
  const named = withSchemaNames(inOpenApi31(describeReplays(describeAliases(created))));
  const described = withRefusedKeys(withEnumSchemas(withBaseSchemas(withLeadSchemas(named))));
  const finished = withSharedParts(
    withResponseHeaders(withErrorCodes(withoutPlainDescriptions(withExamples(described)))),
  );
  // People read the file from the top.
  const { openapi, info, ...rest } = finished;
  return { openapi, info, ...rest };
}

/** Builds the document for `openapi.yaml`, without a database or a port. */
export async function apiDocument(): Promise<OpenAPIObject> {
  const env = { ...readEnv({}), jwtSecret: 'only for describing the API, never for signing' };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(env, 'postgres://nowhere', pino({ level: 'silent' })),
    new FastifyAdapter(),
    { preview: true, logger: false },
  );
  app.setGlobalPrefix('api');
  return describeApi(app);
}

const MAX_LINE_OF_VALUES = 80;

/** Formats the document as YAML. References, and short lists and maps of plain values, are written on one line. */
export function yamlOf(document: OpenAPIObject): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false });
  visit(yaml, {
    Map(_, map) {
      map.flow = map.has('$ref') ? map.items.length === 1 : !map.has('description') && isLine(map.items);
    },
    Seq(_, list) {
      list.flow = isLine(list.items);
    },
  });
  return yaml.toString({ lineWidth: 120 });
}

function isLine(items: readonly unknown[]): boolean {
  const words = items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item]));
  const length = words.reduce<number>((sum, word) => sum + String(isScalar(word) ? word.value : '').length + 2, 0);
  return items.length > 0 && words.every(isScalar) && length <= MAX_LINE_OF_VALUES;
}
