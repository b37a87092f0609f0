import { contentFooter } from '@pavilion/contracts/player/site/content-footer.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../core/query.ts';

/** Large enough for a thumb. */
const linkClass = 'inline-flex min-h-8 min-w-8 items-center underline pointer-coarse:min-h-11';

type Facts = CallResponse<typeof contentFooter>['value'];

/**
 * Below the footer of every page: who runs the site and by which licence, whom to call for help,
 * how to pay.
 */
export function SiteFacts() {
  const t = useText();
  const { data } = useQuery({ ...callQuery(contentFooter, {}), meta: { handled: true } });
  const facts = data?.value;
  if (!facts || (facts.operator === '' && facts.helplines.length === 0)) return null;
  return (
    <section
      aria-label={t('ui.shell.siteFacts')}
      className="mx-auto grid w-full max-w-6xl gap-3 px-4 pb-6 text-sm text-text-muted sm:px-6"
    >
      {facts.helplines.length > 0 ? (
        <Row name={t('ui.shell.helplines')}>
          {facts.helplines.map((line) => (
            <li key={`${line.country} ${line.name}`}>
              <Helpline line={line} />
            </li>
          ))}
        </Row>
      ) : null}
      {facts.payments.length > 0 ? (
        <Row name={t('ui.shell.payments')}>
          {facts.payments.map(({ name, img_url }) => (
            <li key={name}>
              <Mark name={name} source={img_url} />
            </li>
          ))}
        </Row>
      ) : null}
      <Operator facts={facts} />
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-semibold">{name}</span>
      <ul className="m-0 flex list-none flex-wrap items-center gap-x-4 gap-y-2 p-0">{children}</ul>
    </div>
  );
}

function Helpline({ line: { name, phone, href } }: { line: Facts['helplines'][number] }) {
  return (
    <>
      <MaybeLink href={href}>{name}</MaybeLink>
      {phone === null ? null : (
        <>
          {' '}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}

function Operator({ facts }: { facts: Facts }) {
  const t = useText();
  return (
    <div className="grid gap-2">
      {facts.operator === '' ? null : (
        <p className="m-0">
          {t('ui.shell.operatedBy', { operator: facts.operator })}
          {facts.address === '' ? null : ` · ${facts.address}`}
        </p>
      )}
      {facts.licences.length + facts.seals.length > 0 ? (
        <ul className="m-0 flex list-none flex-wrap items-center gap-x-4 gap-y-2 p-0">
          {facts.licences.map(({ regulator, number, href, img_url }) => (
            <li key={`${regulator} ${number}`} className="flex items-center gap-2">
              {img_url === null ? null : <Mark name="" source={img_url} />}
              <MaybeLink href={href}>{t('ui.shell.licence', { regulator, number })}</MaybeLink>
            </li>
          ))}
          {facts.seals.map(({ name, href, img_url }) => (
            <li key={name}>
              <MaybeLink href={href}>
                {img_url === null ? name : <Mark name={name} source={img_url} />}
              </MaybeLink>
            </li>
          ))}
        </ul>
      ) : null}
      {facts.note === '' ? null : <p className="m-0 wrap-anywhere">{facts.note}</p>}
    </div>
  );
}

const Mark = ({ name, source }: { name: string; source: string }) => (
  <img src={source} alt={name} loading="lazy" height={24} className="h-6 w-auto" />
);

function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children}
    </a>
  );
}
