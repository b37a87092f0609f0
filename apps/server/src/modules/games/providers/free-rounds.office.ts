import { officeCalls } from '@pavilion/contracts/office';
import { sumOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount } from '../../../operator/tell.ts';
import { playerOfAccount } from '../../account/identity/index.ts';
import { cancelGrant, describeGrants, grantFreeRounds } from './free-rounds.service.ts';
import { listStudioGrants, readGrantOfBothSides } from './studio-grants.service.ts';

type Grant = Awaited<ReturnType<typeof describeGrants>>[number];
type StudioGrant = Awaited<ReturnType<typeof listStudioGrants>>[number];

/** What staff do about rounds that cost nothing. */
export const freeRoundsOffice = [
  defineOffice(officeCalls.freeRoundsGrant, async ({ server, actor }, asked) => {
    const { days = 7, from } = asked;
    const site = findSite(server, asked.site);
    const grant = await grantFreeRounds(server, actor, {
      site,
      playerId: (await playerOfAccount(server, site, asked.account)).id,
      provider: asked.provider,
      games: asked.game,
      rounds: asked.rounds,
      stakeMinor: sumOf(site, 'stake', asked.stake),
      days,
      from: from === undefined ? undefined : new Date(from),
      lines: asked.lines,
      betLevel: asked.level,
      buyType: asked.buy,
    });
    return { grant };
  }),
  defineOffice(officeCalls.freeRoundsCancel, async ({ server, actor }, { grant: id, ...asked }) => {
    const site = findSite(server, asked.site);
    const { played, rounds } = await cancelGrant(server, actor, { site, id });
    return { played, rounds };
  }),
  defineOffice(officeCalls.freeRoundsList, async ({ server }, { account, ...asked }) => {
    const site = findSite(server, asked.site);
    const player = account === undefined ? null : await playerOfAccount(server, site, account);
    const grants = await describeGrants(server, { site, playerId: player?.id ?? null });
    return { value: grants.map(toldGrant) };
  }),
  defineOffice(officeCalls.freeRoundsShow, async ({ server }, { grant: id, ...asked }) => {
    const site = findSite(server, asked.site);
    const { here, there } = await readGrantOfBothSides(server, { site, id });
    const { state, played, rounds } = here;
    return {
      here: { state, played, rounds, won: tellAmount(here.won_minor, here.currency) },
      there,
    };
  }),
  defineOffice(officeCalls.freeRoundsStudio, async ({ server }, asked) => {
    const { provider, account, state } = asked;
    const site = findSite(server, asked.site);
    const player =
      account === undefined
        ? null
        : { siteId: site.id, playerId: (await playerOfAccount(server, site, account)).id };
    const grants = await listStudioGrants(server, { provider, player, state });
    return { value: grants.map(toldStudioGrant) };
  }),
];

const toldGrant = (grant: Grant) => ({
  grant: grant.id,
  account: grant.account_id,
  provider: grant.provider_code,
  games: grant.game_codes,
  played: grant.played,
  rounds: grant.rounds,
  stake: tellAmount(grant.stake_minor, grant.currency),
  won: tellAmount(grant.won_minor, grant.currency),
  currency: grant.currency,
  state: grant.shown_state,
  valid_until: grant.valid_until.toISOString(),
});

const toldStudioGrant = ({ grantId, game, games, ...grant }: StudioGrant) => ({
  ...grant,
  grant: grantId,
  games: games ?? [game],
});
