import type { FastifyInstance } from 'fastify';

interface Route {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

/** Which methods each address of the API takes, to tell an address that is unknown from a method that it does not take. */
export class AllowedMethods {
  private readonly routes = new Map<string, Route>();

  /** Has to be called before routes are added. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/')) return;
      const route = this.routes.get(url) ?? { segments: segmentsOf(url), methods: new Set() };
      this.routes.set(url, route);
      for (const name of [method].flat()) route.methods.add(name);
    });
  }

  /** The methods that are taken at this path, in order; none where the path is unknown. */
  at(path: string): string[] {
    const asked = segmentsOf(path);
    const fitting = [...this.routes.values()].filter(({ segments }) => fits(segments, asked));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function fits(route: readonly string[], asked: readonly string[]): boolean {
  return (
    route.length === asked.length &&
    route.every((segment, index) => (segment.startsWith(':') ? asked[index] !== '' : segment === asked[index]))
  );
}

/** As the router reads them: decoded, and with or without a slash at the end. */
function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
