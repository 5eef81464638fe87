import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AbandonedQuery } from '../shared/database/pool-query.js';
import { dataSourceOptions } from './data-source.js';
import { ReadConnections, type ReadReplica } from './read-replica.js';

const primary = new DataSource(dataSourceOptions('postgres://kc@primary/kc'));
const ofReplica = new DataSource(dataSourceOptions('postgres://kc@replica/kc'));

async function triedOn(failure: Error, hasEverything = true) {
  const replica = { connections: () => ofReplica, hasEverything: async () => hasEverything };
  const tried: DataSource[] = [];
  const answer = new ReadConnections(primary, replica as unknown as ReadReplica).read(async (database) => {
    tried.push(database);
    if (database === ofReplica) throw failure;
    return 'read';
  });
  return { answer: await answer.catch((thrown: unknown) => thrown), tried };
}

describe('a read', () => {
  it('uses only the primary if the replica is not up to date', async () => {
    expect(await triedOn(new Error(), false)).toEqual({ answer: 'read', tried: [primary] });
  });

  it('that fails on the replica runs again on the primary', async () => {
    const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
    expect(await triedOn(conflict)).toEqual({ answer: 'read', tried: [ofReplica, primary] });
  });

  it('that was abandoned or timed out is not repeated', async () => {
    const tookTooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    for (const failure of [new AbandonedQuery(), tookTooLong]) {
      expect(await triedOn(failure)).toEqual({ answer: failure, tried: [ofReplica] });
    }
  });
});
