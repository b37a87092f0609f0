import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  descriptionOf,
  listenToCalls,
  main,
  signInNewPlayer,
  until,
  visit,
  visitSite,
} from './support/site.ts';

visitSite();

describe('the range of the bet history', () => {
  it('is judged at its fields before anything is asked, and by the server', async () => {
    await signInNewPlayer();
    const asked = listenToCalls();
    const lists = () => asked.filter((path) => path.endsWith('/bet_list'));
    await visit('/bet-history?from=2001-11-22&to=2001-11-21');
    const [from, to] = [main().getByLabelText('From'), main().getByLabelText('To')];
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(to)).toContain('The end must not be before the start');
    expect(main().getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(
      true,
    );
    expect(lists()).toHaveLength(0);

    fireEvent.change(to, { target: { value: '2001-11-22' } });
    await main().findByText('No bets here');
    expect(descriptionOf(to)).toBe('');
    expect(lists()).toHaveLength(1);

    // Years before 1000 are the server's to refuse.
    fireEvent.change(from, { target: { value: '0999-12-31' } });
    await until(() => expect(descriptionOf(from)).toContain('Invalid date'));
    expect(descriptionOf(to)).toBe('');
  });
});
