import { officeCalls } from '@pavilion/contracts/office';
import { sharePercent } from '@pavilion/domain/jackpots';
import { parseMinor } from '@pavilion/domain/money';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellAmount } from '../../../operator/tell.ts';
import type { Site } from '../../../site-directory/index.ts';
import { addPot, stopPot } from './change-pot.service.ts';
import { readPots, type PotNow } from './jackpot-list.service.ts';

const percentDecimals = 2;

/** What staff do about jackpots. */
export const jackpotsOffice = [
  defineOffice(officeCalls.jackpotAdd, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { id, externalId, currency } = site;
    const potSite = { id, externalId, currency: currency.code };
    await addPot(server, actor, potSite, {
      code: asked.jackpot,
      names: asked.name,
      // The contract lets no other decimals through.
      shareBasisPoints: Number(parseMinor(asked.share, percentDecimals)),
      openingMinor: amountOf(site, 'opening', asked.opening),
      periodMinutes: asked.minutes,
    });
    return { site: externalId };
  }),
  defineOffice(officeCalls.jackpotList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const pots = await readPots(server, site);
    return { site: site.externalId, value: pots.map((pot) => toldPot(pot, site)) };
  }),
  defineOffice(officeCalls.jackpotStop, async ({ server, actor }, { jackpot, ...asked }) => {
    await stopPot(server, actor, findSite(server, asked.site), jackpot);
    return {};
  }),
];

function toldPot({ round, contentMinor }: PotNow, { currency: { code } }: Site) {
  return {
    jackpot: round.code,
    content: tellAmount(contentMinor, code),
    currency: code,
    share_percent: sharePercent(round.shareBasisPoints),
    minutes: round.periodMinutes,
    drops_at: round.dropsAt?.toISOString() ?? null,
    is_last: round.state !== 'running',
  };
}
