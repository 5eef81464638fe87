import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withExamples } from './api-examples.js';

describe('withExamples', () => {
  it('uses the label as the example of a text field without one, for example of a new lead type', () => {
    const document: OpenAPIObject = {
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      paths: {
        '/api/leads': {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/WarehouseSubmission' } } },
            },
            responses: {},
          },
        },
      },
      components: {
        schemas: {
          WarehouseSubmission: {
            type: 'object',
            properties: {
              storageCapacity: { type: 'string', description: 'Storage capacity' },
              email: { type: 'string', format: 'email' },
              season: { type: 'string', description: 'Season', enum: ['kharif', 'rabi'] },
            },
          },
        },
      },
    };
    expect(withExamples(document).components?.schemas).toMatchObject({
      WarehouseSubmission: {
        properties: {
          storageCapacity: { example: 'Storage capacity' },
          email: { example: 'sunita@example.com' },
          season: { enum: ['kharif', 'rabi'] },
        },
        example: { storageCapacity: 'Storage capacity', email: 'sunita@example.com', season: 'kharif' },
      },
    });
  });
});
