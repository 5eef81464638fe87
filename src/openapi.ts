import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { pino } from 'pino';
import { serveSwaggerUi } from './api-docs.js';
import { withExamples } from './api-examples.js';
import { AppModule } from './app.module.js';
import { readEnv } from './config/env.js';
import { inOpenApi31 } from './openapi-31.js';

const DESCRIPTION = `Leads of the Kisan Canteen site and the back office that works them.

Sign in with \`POST /api/auth/login\` and send the token as \`Authorization: Bearer ...\`. Sending a form
(\`POST /api/leads\`) needs no token. Every failure is an \`application/problem+json\` whose \`message\` is one sentence.
Times are ISO 8601 in UTC; bare dates and date presets are days in Asia/Kolkata.`;

/** The API's description, from the controllers and DTOs themselves. */
function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Kisan Canteen API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addBearerAuth()
    .addTag('leads', 'Forms of visitors, and the work staff do on them')
    .addTag('auth', 'Signing in and out')
    .addTag('users', 'Staff accounts')
    .addTag('health', 'For load balancers')
    .addServer('/', 'This server')
    .setLicense('Proprietary', 'https://kisancanteen.in/terms-of-service')
    .setOpenAPIVersion('3.1.0')
    .build();
  return withExamples(inOpenApi31(SwaggerModule.createDocument(app, config, { operationIdFactory: operationId })));
}

/** The document at /api/openapi.json and .yaml, made when first asked for, and Swagger UI at /api/docs. */
export function serveApiDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    ui: false,
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
  serveSwaggerUi(app.getHttpAdapter().getInstance());
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

/** `leads.list`: the controller's subject and what it does. */
function operationId(controller: string, method: string): string {
  const subject = controller.replace('Controller', '');
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}.${method}`;
}
