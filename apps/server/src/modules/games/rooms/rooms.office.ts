import { officeCalls } from '@pavilion/contracts/office';
import { isUuid } from '@pavilion/domain/ids';
import { normaliseAccountId } from '@pavilion/domain/input';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { playerOfAccount } from '../../account/identity/index.ts';
import { readRoomSettings, writeRoomSettings, type RoomSettings } from '../rounds/index.ts';
import { readMute, readReported, writeMute } from './moderation.store.ts';
import { findRoomMessage, hideRoomMessage } from './room-messages.store.ts';
import { addToRoom } from './talk.service.ts';

const reportedShown = 100;
const hourMs = 60 * 60_000;

/** What staff do about rooms of players. */
export const roomsOffice = [
  defineOffice(officeCalls.roomSettings, async ({ server, actor }, { site: name, on, words }) => {
    const site = findSite(server, name);
    const after = await changeAsOperator<RoomSettings, RoomSettings>(server, actor, {
      action: 'room.settings',
      subject: { siteId: site.id, subject: site.externalId },
      lock: (trx) => readRoomSettings(trx, site.id),
      work: async (trx, before) => {
        const wanted = { isOn: on ?? before.isOn, words: words ?? before.words };
        if (on === undefined && words === undefined) return { answer: before };
        await writeRoomSettings(trx, site.id, wanted);
        return { answer: wanted, before, after: wanted };
      },
    });
    return { site: site.externalId, on: after.isOn, words: [...after.words] };
  }),
  defineOffice(officeCalls.roomReports, async ({ server }, { site: name }) => {
    const site = findSite(server, name);
    const rows = await readReported(server.database.db, site.id, reportedShown);
    return { value: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  }),
  defineOffice(officeCalls.roomHide, async ({ server, actor }, { site: name, message, reason }) => {
    const site = findSite(server, name);
    const of = { siteId: site.id, messageId: isUuid(message) ? message.toLowerCase() : '' };
    await changeAsOperator(server, actor, {
      action: 'room.hide',
      subject: { siteId: site.id, subject: message },
      reason,
      lock: async (trx) => {
        const row = of.messageId === '' ? null : await findRoomMessage(trx, of);
        if (!row) throw new OperatorError(`no such message: ${message}`);
        return row;
      },
      work: async (trx, row) => {
        await hideRoomMessage(trx, of);
        return { answer: undefined, before: { text: row.text }, after: { hidden: true } };
      },
    });
    return {};
  }),
  defineOffice(officeCalls.roomMute, async ({ server, actor }, asked) => {
    const site = findSite(server, asked.site);
    const accountId = normaliseAccountId(asked.account);
    const player = await playerOfAccount(server, site, accountId);
    const now = server.clock.now();
    const endsAt = new Date(now.getTime() + asked.hours * hourMs);
    await changeAsOperator(server, actor, {
      action: 'room.mute',
      subject: { siteId: site.id, subject: accountId },
      reason: asked.reason,
      lock: (trx) => readMute(trx, { siteId: site.id, playerId: player.id, now }),
      work: async (trx, before) => {
        await writeMute(trx, { siteId: site.id, playerId: player.id, endsAt });
        return { answer: undefined, before, after: endsAt };
      },
    });
    return { account_id: accountId, until: endsAt.toISOString() };
  }),
  defineOffice(officeCalls.roomSay, async ({ server }, { site: name, room, text, as }) => {
    const site = findSite(server, name);
    const draft = { site_id: site.id, room, player_id: null, request_id: null };
    const row = await addToRoom(server, { ...draft, shown_name: as, text }, server.clock.now());
    return { message_id: row?.id ?? '' };
  }),
];
