import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Bingo rooms of play money: their cards are a guest's purse's, their jackpot is theirs alone.
 */
export const bingoPlayMoney: NamedMigration = {
  name: '20261129T1445-bingo-play-money',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table bingo_rooms
  add column is_play_money boolean not null default false,
  add column play_fund_minor bigint not null default 0,
  add constraint bingo_rooms_play_fund
    check (play_fund_minor >= 0 and (is_play_money or play_fund_minor = 0));
alter table bingo_games add column is_play_money boolean not null default false;
create index bingo_games_of_play_money on bingo_games (settled_at) where is_play_money;

alter table bingo_purchases
  alter column player_id drop not null,
  alter column seed_id drop not null,
  add column demo_id uuid,
  add column server_seed text,
  add column client_seed text,
  add constraint bingo_purchases_have_one_holder
    check ((player_id is null) = (demo_id is not null)),
  add constraint bingo_purchases_have_seeds
    check ((seed_id is null) = (player_id is null)
       and (seed_id is null) = (server_seed is not null)
       and (server_seed is null) = (client_seed is null));
create unique index bingo_purchases_of_request on bingo_purchases (site_id, demo_id, request_id)
  where demo_id is not null;
comment on column bingo_purchases.demo_id is
  'the purse of play money that bought; it may be forgotten before its cards are';

alter table bingo_cards
  alter column player_id drop not null,
  add column demo_id uuid,
  add constraint bingo_cards_have_one_holder check ((player_id is null) = (demo_id is not null));
create index bingo_cards_of_demo on bingo_cards (demo_id, game_id) where demo_id is not null;
`;
