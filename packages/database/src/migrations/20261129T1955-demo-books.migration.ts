import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Books of an exchange that the demo plays itself: no source of feeds tells of them. */
export const demoBooks: NamedMigration = {
  name: '20261129T1955-demo-books',
  async up(db) {
    await sql.raw(books).execute(db);
  },
};

const books = `
alter table feed_books alter column source drop not null;
comment on column feed_books.source is 'null: the exchange of the demo';
`;
