/** A journey through several pages takes longer than a call of the API. */
import { jest } from '@jest/globals';
import { isCampaign } from '../campaigns/campaign.js';

if (!isCampaign) jest.setTimeout(60_000);
