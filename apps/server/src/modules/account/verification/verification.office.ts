import { officeCalls } from '@pavilion/contracts/office';
import { amountOf } from '../../../operator/amount-of.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { tellMaybe } from '../../../operator/tell.ts';
import { playerOfAccount } from '../identity/index.ts';
import {
  approveByOperator,
  distinguishByOperator,
  listForChecking,
  refuseByOperator,
  showDocument,
} from './operator.service.ts';
import { askForDocument } from './requests.service.ts';
import { setLevel, setVerification } from './rules.service.ts';

type Shown = Awaited<ReturnType<typeof showDocument>>;
type Row = Awaited<ReturnType<typeof listForChecking>>[number];

/** What staff do about the papers of players. */
export const verificationOffice = [
  defineOffice(officeCalls.kycList, async ({ server }, { site, state }) => {
    const siteId = site === undefined ? undefined : findSite(server, site).id;
    const rows = await listForChecking(server, { siteId, state });
    return { value: rows.map(documentOf) };
  }),
  defineOffice(officeCalls.kycShow, async ({ server, actor }, { document }) =>
    shownDocument(await showDocument(server, actor, document)),
  ),
  defineOffice(officeCalls.kycApprove, async ({ server, actor }, asked) => {
    const { document, valid_until: until, note = '' } = asked;
    const validUntil = until === undefined ? null : new Date(until);
    await approveByOperator(server, actor, document, { note, validUntil });
    return {};
  }),
  defineOffice(officeCalls.kycRefuse, async ({ server, actor }, asked) => {
    const { document, reason, note = '' } = asked;
    await refuseByOperator(server, actor, document, { reason, note });
    return {};
  }),
  defineOffice(officeCalls.kycDistinguish, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { account, other, note = '' } = asked;
    const { id: playerId } = await playerOfAccount(server, site, account);
    const { id: otherId } = await playerOfAccount(server, site, other);
    const pair = { siteId: site.id, playerId, otherId, subject: `${account}/${other}` };
    await distinguishByOperator(server, actor, pair, note);
    return {};
  }),
  defineOffice(
    officeCalls.kycAsk,
    async ({ server, actor }, { account, kind, reason, ...asked }) => {
      const site = findSite(server, asked.site);
      const { id: playerId } = await playerOfAccount(server, site, account);
      await askForDocument(server, actor, { siteId: site.id, playerId }, { kind, reason });
      return {};
    },
  ),
  defineOffice(officeCalls.kycLevel, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const { level, deposit, withdrawal, required = [] } = asked;
    const rules = await setLevel(server, actor, site, {
      level,
      depositMaxMinor: amountOf(site, 'deposit', deposit ?? undefined) ?? null,
      withdrawalMaxMinor: amountOf(site, 'withdrawal', withdrawal ?? undefined) ?? null,
      required,
    });
    const { code } = site.currency;
    const levels = rules.map((rule) => ({
      level: rule.level,
      deposit_max: tellMaybe(rule.depositMaxMinor, code),
      withdrawal_max: tellMaybe(rule.withdrawalMaxMinor, code),
      required: [...rule.required],
    }));
    return { currency: code, levels };
  }),
  defineOffice(officeCalls.kycSettings, async ({ server, actor }, asked) => {
    const { automatic, period_days, valid_days, checker } = asked;
    return setVerification(server, actor, findSite(server, asked.site), {
      ...(automatic === undefined ? {} : { is_automatic: automatic }),
      ...(period_days === undefined ? {} : { period_days }),
      ...(valid_days === undefined ? {} : { valid_days }),
      ...(checker === undefined ? {} : { provider: checker }),
    });
  }),
];

function documentOf(row: Row) {
  return {
    document_id: row.id,
    site: row.external_id,
    account: row.account_id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    finding: row.finding,
    open_flags: Number(row.flag_count ?? 0),
    given_at: row.created_at.toISOString(),
  };
}

function shownDocument({ row, person, level, flags, paused, documents, bytes }: Shown) {
  return {
    document: documentOf(row),
    level,
    media_type: row.media_type,
    byte_count: row.byte_count,
    person: !person
      ? null
      : {
          full_name: person.full_name,
          birth_date: person.birth_date,
          is_verified: person.verified_at !== null,
        },
    flags: flags.map(({ kind, other, created_at }) => ({
      at: created_at.toISOString(),
      kind,
      account: other,
    })),
    paused: paused.map(({ account, excludedUntil, timeOutUntil }) => ({
      account,
      excluded_until: excludedUntil?.toISOString() ?? null,
      time_out_until: timeOutUntil?.toISOString() ?? null,
    })),
    other_documents: documents
      .filter(({ id }) => id !== row.id)
      .map(({ id, kind, state, created_at }) => ({
        at: created_at.toISOString(),
        kind,
        state,
        document_id: id,
      })),
    file: Buffer.from(bytes).toString('base64'),
  };
}
