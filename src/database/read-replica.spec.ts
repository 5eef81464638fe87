import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AbandonedQuery } from '../shared/database/pool-query.js';
import { dataSourceOptions } from './data-source.js';
import { ReadConnections, type ReadReplica } from './read-replica.js';

const primary = new DataSource(dataSourceOptions('postgres://kc@primary/kc'));
const ofReplica = new DataSource(dataSourceOptions('postgres://kc@replica/kc'));

/** Where a read was tried, when it fails on the replica like this; and what came of it. */
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
  it('goes to the primary alone where the replica has not everything', async () => {
    expect(await triedOn(new Error(), false)).toEqual({ answer: 'read', tried: [primary] });
  });

  it('that broke off on the replica is done again on the primary', async () => {
    const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
    expect(await triedOn(conflict)).toEqual({ answer: 'read', tried: [ofReplica, primary] });
  });

  it('that nobody waits for, or that took its whole time, is not', async () => {
    const tookTooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    for (const failure of [new AbandonedQuery(), tookTooLong]) {
      expect(await triedOn(failure)).toEqual({ answer: failure, tried: [ofReplica] });
    }
  });
});
