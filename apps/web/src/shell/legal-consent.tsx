import { contentLegalAccept } from '@pavilion/contracts/player/site/content-legal-accept.contract';
import { checkStatus } from '@pavilion/contracts/player/account/check-status.contract';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type CallArguments } from '../core/api.ts';
import { AppLink } from '../core/navigation/app-link.tsx';
import { go } from '../core/navigation/go.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { callQuery } from '../core/query.ts';

type Document = CallArguments<typeof contentLegalAccept>['document'];

/** Where each legal text is read; cookies are told of with privacy. */
const screenOf = {
  terms: 'term-condition',
  privacy: 'privacy-policy',
  cookies: 'privacy-policy',
  responsible: 'responsible-gaming',
} as const satisfies Record<Document, ScreenName>;

/**
 * Whoever does not accept still takes his money out, reads, asks and leaves: here nothing is asked.
 */
const free: ReadonlySet<string> = new Set(
  (
    [
      ...['term-condition', 'privacy-policy', 'responsible-gaming', 'about', 'faqs'],
      ...['withdrawal', 'add-bank', 'bank-details', 'statement', 'transaction-history'],
      ...['contact-us', 'inbox', 'profile', 'security'],
    ] as const
  ).map((name) => screens[name as ScreenName].path),
);
/** Here it is asked again though it was put off: to play and to pay in wait for it. */
const held: ReadonlySet<string> = new Set([screens.deposit.path, screens.playnow.path]);

const askedAgainMs = 60_000;

/**
 * Asks a signed-in player to accept legal texts that changed, before he plays or pays in. He may
 * put it off: the server holds deposits until he accepts, and nothing else of his waits for it.
 */
export function LegalConsent() {
  const path = usePath();
  const [isPutOff, setPutOff] = useState(false);
  const status = useQuery({
    ...callQuery(checkStatus, {}),
    refetchInterval: askedAgainMs,
    refetchOnWindowFocus: true,
    meta: { handled: true },
  });
  const { refetch } = status;
  const isHeld = held.has(path);
  useEffect(() => {
    if (isHeld) void refetch();
  }, [isHeld, refetch]);
  const waiting = (status.data?.consent_required ?? []).flatMap(nameIn);
  if (waiting.length === 0 || free.has(path) || (isPutOff && !isHeld)) return null;
  const putOff = (): void => {
    setPutOff(true);
    if (isHeld) go(screens.home.path);
  };
  return <Question waiting={waiting} onAccepted={() => refetch()} onPutOff={putOff} />;
}

interface Waiting {
  document: Document;
  version: string;
}

/** `<document>:<version>` as the server names what waits. */
function nameIn(text: string): Waiting[] {
  const at = text.indexOf(':');
  const document = text.slice(0, at);
  const version = text.slice(at + 1);
  return isDocument(document) ? [{ document, version }] : [];
}

const isDocument = (name: string): name is Document => Object.hasOwn(screenOf, name);

function Question(props: {
  waiting: Waiting[];
  onAccepted: () => Promise<unknown>;
  onPutOff: () => void;
}) {
  const t = useText();
  const all = useMutation({
    mutationFn: async () => {
      for (const wish of props.waiting) await call(contentLegalAccept, wish, { handled: true });
    },
    // A version that was replaced meanwhile is asked for anew.
    onSettled: props.onAccepted,
  });
  return (
    <Dialog
      id="legal-consent"
      isOpen
      isRequired
      onClose={props.onPutOff}
      size="small"
      title={t('ui.privacy.consentTitle')}
      closeLabel={t('ui.common.close')}
      actions={
        <>
          <Button kind="secondary" onClick={props.onPutOff}>
            {t('ui.privacy.consentLater')}
          </Button>
          <Button isBusy={all.isPending} onClick={() => all.mutate()}>
            {t('ui.privacy.consentAccept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t('ui.privacy.consentText')}</p>
        <ul className="grid gap-1">
          {props.waiting.map(({ document, version }) => (
            <li key={document}>
              <AppLink to={screens[screenOf[document]].path} className="tap-target underline">
                {t(screenTitleKey(screenOf[document]))}
              </AppLink>{' '}
              <span className="text-sm text-text-muted">{version}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-text-muted">{t('ui.privacy.consentLaterText')}</p>
      </div>
    </Dialog>
  );
}
