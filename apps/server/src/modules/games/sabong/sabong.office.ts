import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { poolGameCodes } from '@pavilion/games';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readSabongSettings, type SabongSettingsRow } from '../rounds/index.ts';
import { readPoolSums } from './pool-sums.store.ts';
import { setSabong } from './set-sabong.service.ts';

type SettingsView = OfficeAnswer<typeof officeCalls.sabongSet>;

const settingsView = (
  row: SabongSettingsRow | null,
  { currency }: Pick<Site, 'currency'>,
): SettingsView => ({
  is_on: row?.is_on ?? false,
  house_seed: formatAmount(row?.house_seed_minor ?? 0n, currency.code),
});

function seedOf(text: string | undefined, { currency }: Site): bigint | undefined {
  if (text === undefined) return undefined;
  const minor = parseAmount(text, currency.code);
  if (minor === null) throw new OperatorError(`${text} is no amount of ${currency.code}`);
  return minor;
}

/** What staff do about games whose players bet against each other. */
export const sabongOffice = [
  defineOffice(officeCalls.sabongSet, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const row = await setSabong(server, actor, site, {
      isOn: asked.state === undefined ? undefined : asked.state === 'on',
      houseSeedMinor: seedOf(asked.house_seed, site),
    });
    return settingsView(row, site);
  }),
  defineOffice(officeCalls.poolList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { db } = server.database;
    const sums = await readPoolSums(db, site.id);
    const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
    return {
      sabong: settingsView(await readSabongSettings(db, site.id), site),
      value: poolGameCodes.flatMap((game) => {
        const row = sums.find(({ game_code: code }) => code === game);
        if (!row) return [];
        return [
          {
            game,
            held: amount(row.held_minor),
            rounds: row.rounds,
            voids: row.voids,
            gross: amount(row.gross_minor),
            paid: amount(row.paid_minor),
            takeout: amount(row.takeout_minor),
            breakage: amount(row.breakage_minor),
            house_bets: amount(row.house_minor),
            last_void: row.last_void,
          },
        ];
      }),
    };
  }),
];
