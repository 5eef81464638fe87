/** Types of each operation in the OpenAPI document. */
import type { components, paths } from './schema.js';

export type Method = 'get' | 'post' | 'put' | 'delete';

export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathWith<M>> = paths[P][M];

type ParametersIn<Place extends string, O> = O extends { parameters: infer All }
  ? Place extends keyof All
    ? NonNullable<All[Place]>
    : never
  : never;

type PathParams<M extends Method, P extends PathWith<M>> = ParametersIn<'path', Operation<M, P>>;

/** Query parameters of an operation. Parameters with the value undefined are not sent. */
export type QueryOf<M extends Method, P extends PathWith<M>> = DeepReadonly<ParametersIn<'query', Operation<M, P>>>;

type HeadersOf<M extends Method, P extends PathWith<M>> = ParametersIn<'header', Operation<M, P>>;

/** JSON request body of an operation, or `never` if the operation has none. */
export type BodyOf<M extends Method, P extends PathWith<M>> =
  Operation<M, P> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? DeepReadonly<Body>
    : Operation<M, P> extends { requestBody?: infer Optional }
      ? OptionalBody<NonNullable<Optional>>
      : never;

type OptionalBody<Sent> = [Sent] extends [never]
  ? never
  : Sent extends { content: { 'application/json': infer Body } }
    ? DeepReadonly<Body>
    : never;

/**
 * JSON body of a success response, or `unknown` if the response is not JSON, such as a file. Excludes the body of a
 * replayed call, and that of a list request with `cursor`.
 */
export type ResponseOf<M extends Method, P extends PathWith<M>> =
  Operation<M, P> extends { responses: infer All } ? JsonOf<All[keyof All & (200 | 201 | 202)]> : unknown;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Exclude<Body, components['schemas']['ReplayedCall' | 'LeadCopy']>
  : unknown;

export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Nothing = Record<never, never>;

/** One part of a request. Absent if the operation has no such part, and optional if nothing in the part is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? Nothing
  : Nothing extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

type CallParts<M extends Method, P extends PathWith<M>> = Part<'params', PathParams<M, P>> &
  Part<'query', QueryOf<M, P>> &
  Part<'body', BodyOf<M, P>> &
  Part<'headers', HeadersOf<M, P>>;

/** Arguments after method and path. They are optional if the operation requires none. `More` adds options. */
export type CallArguments<M extends Method, P extends PathWith<M>, More = Nothing> =
  Nothing extends CallParts<M, P> ? [parts?: CallParts<M, P> & More] : [parts: CallParts<M, P> & More];
