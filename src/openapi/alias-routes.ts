import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  operationId: string;
  description?: string;
  deprecated?: boolean;
}

/** How Nest tells the paths of one handler apart: `deleteLeads[1]`. */
const PATH_OF_SEVERAL = /^(\w+)\[(\d+)\]$/;

/** Of the paths that lead to one handler, the first is the one to use; the others are deprecated and name it. */
export function describeAliases(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(([method, operation]) => {
      const [, name, place] = PATH_OF_SEVERAL.exec(operation.operationId ?? '') ?? [];
      return name === undefined ? [] : [{ name, place, operation, address: `${method.toUpperCase()} ${path}` }];
    }),
  );
  for (const { name, place, operation } of operations) {
    operation.operationId = place === '0' ? name : `${name}Alias`;
    if (place === '0') continue;
    const first = operations.find((other) => other.name === name && other.place === '0');
    const replaced = `Another name of \`${first?.address}\`, which replaces it.`;
    operation.deprecated = true;
    operation.description = [replaced, operation.description].filter(Boolean).join(' ');
  }
  return document;
}
