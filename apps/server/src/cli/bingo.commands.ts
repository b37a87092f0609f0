import { officeCalls, type OfficeAnswer } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

type Settings = OfficeAnswer<typeof officeCalls.bingoSet>;

const settingsText = (room: Settings): string =>
  [
    room.room,
    room.name,
    room.is_open ? 'open' : 'resting',
    `of ${room.variant}`,
    `price ${room.price}`,
    `${room.max_cards} cards`,
    room.stages.join(','),
    `jackpot within ${room.jackpot_within}`,
    `a ball in ${room.ball_seconds} s`,
    `every ${room.every_minutes} min`,
    `${room.min_players} players`,
    room.play_money ? 'play money' : 'money',
  ].join('\t');

export const bingoCommands = [
  defineCommand(officeCalls.bingoRooms, ['site'], ({ value }) =>
    value.map((room) => `${settingsText(room)}\tfund ${room.fund}`),
  ),
  defineCommand(officeCalls.bingoSet, ['site', 'room'], settingsText),
  defineCommand(officeCalls.bingoGames, ['site'], ({ value }) =>
    value.map((game) =>
      [
        game.game_id,
        game.room,
        game.void_reason === null ? game.state : `void: ${game.void_reason}`,
        game.starts_at,
        `${game.cards} cards of ${game.players}`,
        `sold ${game.sales}`,
        `paid ${game.paid}`,
        `${game.called} balls`,
        game.entropy_source ?? '-',
      ].join('\t'),
    ),
  ),
  defineCommand(
    officeCalls.bingoVoid,
    ['site', 'game'],
    ({ game, cards }) => `${game} is called off, ${cards} cards go back`,
  ),
];
