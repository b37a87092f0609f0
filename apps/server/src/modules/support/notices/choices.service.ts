import type { CallInput, CallResponse, noticeChoices, noticeChoose } from '@pavilion/contracts';
import {
  isNoticeWanted,
  noticeChannels,
  noticeRules,
  noticeTopics,
} from '@pavilion/domain/notices';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readChoices, writeChoice } from './notice-choices.store.ts';

type Choices = CallResponse<typeof noticeChoices>;

/** What the player is told of by which channel: their choice, else the rule of the topic. */
export async function choicesOf({ server, site, player }: PlayerContext): Promise<Choices> {
  const owner = { siteId: site.id, playerId: player.id };
  const chosen = await readChoices(server.database.db, owner);
  return {
    value: noticeTopics.flatMap((topic) =>
      noticeChannels.map((channel) => {
        const choice = chosen.find((one) => one.topic === topic && one.channel === channel);
        return {
          topic,
          channel,
          is_on: isNoticeWanted(topic, channel, choice?.is_on),
          is_fixed: noticeRules[topic][channel].isFixed,
        };
      }),
    ),
  };
}

/** Switches one topic on one channel. Raises `noticeFixed` for what everybody is told. */
export async function choose(
  context: PlayerContext,
  { topic, channel, is_on: isOn }: CallInput<typeof noticeChoose>,
): Promise<Choices> {
  const { server, site, player, now } = context;
  if (noticeRules[topic][channel].isFixed) fail('noticeFixed');
  const owner = { siteId: site.id, playerId: player.id };
  await writeChoice(server.database.db, owner, { topic, channel, isOn, now });
  return choicesOf(context);
}
