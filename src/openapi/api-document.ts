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

/** "`contactForm` (contact, quick_contact), `franchiseInfo` (franchise)" */
function groupsOfTypes(): string {
  const groups = new Map<string, string[]>();
  for (const type of LEAD_TYPE_NAMES) {
    const { group } = leadTypeDefinition(type);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return [...groups].map(([group, types]) => `\`${group}\` (${types.join(', ')})`).join(', ');
}

const DESCRIPTION = `Leads of the Kisan Canteen site and the back office that works them.

- **Signing in**: \`POST /api/auth/login\`, then send the token as \`Authorization: Bearer ...\`. Sending a form
  (\`POST /api/leads\`) needs no token.
- **Repeating a call**: every POST takes an \`Idempotency-Key\`, a text of your choice. Send a call again with the same key and body
  within 24 hours, and nothing is made twice: the answer has \`Idempotent-Replayed: true\` and a receipt (\`ReplayedCall\`) instead of
  the first answer. Another body answers 422, a call still under way 409. A key counts for its sender, method and path. A failed call keeps no key.
- **Rights** hold at the next request. A lead that you may not see answers 404, like one that does not exist; an answer
  that needs a permission names it under 403.
- **Failures** are \`application/problem+json\`; \`message\` is one sentence for people, \`code\` is for programs, and \`errors\`
  names the fields. Keys that are not documented here are refused. A method that an address does not take
  answers 405 with \`Allow\`. 429, 503 and a 409 that passes by itself carry \`Retry-After\`.
- **A lead** is told apart by its \`type\`, in what is sent and in what is answered. What every type asks stands in \`personalInfo\`, what
  only its own form asks in the group of its type: ${groupsOfTypes()}; other types have none. Where one path has to fit leads of any
  type, in the history and in \`take\` of a merge, \`details\` stands for the group: \`details.message\`.
- **Lists** take \`page\` and \`limit\` (at most 100). Several values of one filter: \`status=new&status=contacted\`,
  \`status[]=new\` or \`status=new,contacted\`.
- **Changes at the same time**: a lead comes with an \`ETag\`; send it as \`If-Match\`, and a change based on an old state
  answers 412. The ETag is another one after everything that shows on the lead; a note or a logged call changes no value of
  the lead, so an ETag from before it still holds. A change that changes nothing keeps the ETag and writes no history.
- **Every answer** carries an \`X-Request-Id\`, which identifies the request in the server's log.
- **Times** are ISO 8601 in UTC; bare dates and date presets are days in Asia/Kolkata.`;

/** The API's description, from the controllers and DTOs themselves. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Kisan Canteen API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addBearerAuth()
    .addTag('leads', 'Forms of visitors, and the work staff do on them')
    .addTag('auth', 'Signing in and out')
    .addTag('users', 'Staff accounts')
    .addTag('views', 'Filters of the list that somebody saved for themselves')
    .addTag('message-templates', 'What staff write to visitors again and again')
    .addTag('reports', 'Figures over leads, for those who hold canViewReports')
    .addTag('assignment', 'Rules that give new leads to people, days away, and sharing out leads that wait')
    .addTag('follow-ups', 'What is planned for a lead')
    .addTag('bin', 'Deleted leads, which can be restored for 30 days')
    .addTag('notifications', 'What colleagues are notified about, and by which channel')
    .addTag('activity', 'What staff did, for those who hold canManageUsers')
    .addTag('client-errors', 'What goes wrong in pages, for the log')
    .addTag('health', 'For load balancers')
    .addServer('/', 'This server')
    .setLicense('Proprietary', 'https://kisancanteen.in/terms-of-service')
    .setOpenAPIVersion('3.1.0')
    .build();
  // Handlers are named as the document names their operations.
  const created = SwaggerModule.createDocument(app, config, { operationIdFactory: (_controller, method) => method });
  const named = withSchemaNames(inOpenApi31(describeReplays(describeAliases(created))));
  const described = withRefusedKeys(withEnumSchemas(withBaseSchemas(withLeadSchemas(named))));
  return withSharedParts(withResponseHeaders(withErrorCodes(withoutPlainDescriptions(withExamples(described)))));
}

/** The document without a database or a port: what `openapi.yaml` at the root is made of. */
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

/** Longer ones are easier to read with a line for each value. */
const MAX_LINE_OF_VALUES = 80;

/**
 * The document as `openapi.yaml` at the root holds it and `/api/openapi.yaml` answers it. References, and short lists and maps of plain values,
 * stand on one line.
 */
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

/** Whether these are plain values that fit on a line. */
function isLine(items: readonly unknown[]): boolean {
  const words = items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item]));
  const length = words.reduce<number>((sum, word) => sum + String(isScalar(word) ? word.value : '').length + 2, 0);
  return items.length > 0 && words.every(isScalar) && length <= MAX_LINE_OF_VALUES;
}
