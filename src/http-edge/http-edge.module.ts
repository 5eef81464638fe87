import { Global, Module } from '@nestjs/common';
import { RequestGates } from './request-gates.js';

/** What modules need of the edge: the gates, to which a module adds its own. */
@Global()
@Module({ providers: [RequestGates], exports: [RequestGates] })
export class HttpEdgeModule {}
