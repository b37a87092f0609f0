/**
 * `mailbox_of`: the box behind an address in its stored form. What is written behind a `+` goes to
 * the same box; some houses ignore dots or dashes, and some have one box under several names. Whom
 * an address belongs to is told by its box; mail goes to what was written.
 */
export const mailboxFunction = `
create function mailbox_of(p_email text) returns text
language sql immutable strict parallel safe as $$
  select case
    when house in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com'
    when house in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      then translate(box, '.-_', '') || '@proton.me'
    when house = 'ya.ru' or house ~ '^yandex\\.(ru|com|by|kz|ua)$'
      then replace(box, '.', '-') || '@ya.ru'
    when house in ('icloud.com', 'me.com', 'mac.com') then box || '@icloud.com'
    else box || '@' || house end
  from (select coalesce(nullif(split_part(written, '+', 1), ''), written) as box, house
          from (select regexp_replace(p_email, '@[^@]*$', '') as written,
            regexp_replace(p_email, '^.*@', '') as house) as parts) as named
$$;
`;
