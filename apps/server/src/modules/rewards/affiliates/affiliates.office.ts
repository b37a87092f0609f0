import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount, parseMinor } from '@pavilion/domain/money';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { countPlayers, readAffiliates } from './affiliate.store.ts';
import { addAffiliate, pauseAffiliate } from './change-affiliate.service.ts';
import { makeKey, verifyStatement } from './keys.service.ts';
import { readPostbacks } from './postback.store.ts';
import { makeStatement } from './statement.service.ts';

const percentDecimals = 2;
const listedMax = 200;

/** The contract lets no other decimals through. */
const bpOf = (percent: string | undefined): number =>
  Number(parseMinor(percent ?? '0', percentDecimals) ?? 0n);

/** What staff do about partners who bring players. */
export const affiliatesOffice = [
  defineOffice(officeCalls.affiliateAdd, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const minor = (name: string, amount: string | undefined): bigint =>
      amount === undefined ? 0n : amountOf(site, name, amount);
    await addAffiliate(server, actor, site, {
      code: asked.affiliate,
      name: asked.name,
      percent_bp: bpOf(asked.percent),
      cpa_minor: minor('cpa', asked.cpa),
      cpa_min_deposit_minor: minor('cpa-min-deposit', asked.cpa_min_deposit),
      fee_bp: bpOf(asked.fee),
      tax_bp: bpOf(asked.tax),
      is_loss_carried: asked.carry_loss === true,
      postback_url: asked.postback ?? null,
    });
    return { site: site.externalId };
  }),
  defineOffice(officeCalls.affiliateList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { db } = server.database;
    const players = await countPlayers(db, site.id);
    const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
    return {
      site: site.externalId,
      currency: site.currency.code,
      value: (await readAffiliates(db, site.id)).map((row) => ({
        affiliate: row.code,
        name: row.name,
        percent_bp: row.percent_bp,
        cpa: amount(row.cpa_minor),
        carries_loss: row.is_loss_carried,
        is_told: row.postback_url !== null,
        is_paused: row.paused_at !== null,
        players: players.get(row.code) ?? 0,
      })),
    };
  }),
  defineOffice(officeCalls.affiliatePause, async ({ server, actor }, asked) => {
    const isPaused = asked.off !== true;
    await pauseAffiliate(server, actor, findSite(server, asked.site), {
      ...{ code: asked.affiliate, isPaused },
    });
    return { is_paused: isPaused };
  }),
  defineOffice(officeCalls.affiliateKey, async ({ server, actor }, asked) => {
    const { keyId, publicKey } = await makeKey(server, actor, findSite(server, asked.site));
    return { key_id: keyId, public_key: publicKey };
  }),
  defineOffice(officeCalls.affiliateStatement, async ({ server, actor }, asked) => ({
    file: await makeStatement(server, actor, findSite(server, asked.site), asked),
  })),
  defineOffice(officeCalls.affiliateVerify, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const keyId = await verifyStatement(server.database.db, site.id, asked.file.text);
    return { is_right: keyId !== null, key_id: keyId };
  }),
  defineOffice(officeCalls.affiliatePostbacks, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const of = { siteId: site.id, code: asked.affiliate, limit: listedMax };
    return {
      value: (await readPostbacks(server.database.db, of)).map((row) => ({
        event_id: row.eventId,
        event: row.event,
        click_id: row.clickId,
        at: row.at.toISOString(),
        tries: row.tries,
        sent_at: row.sentAt?.toISOString() ?? null,
        next_try_at: row.nextTryAt?.toISOString() ?? null,
        problem: row.problem,
      })),
    };
  }),
];
