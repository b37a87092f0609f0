import { useText } from '@pavilion/i18n/react';
import { CallFailure } from '@pavilion/client/call-failure';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { openModal } from '../../../core/modals/modal.store.ts';
import { PromotionTerms } from './promotion-terms.tsx';
import { useOptIn, usePromotion, type PromotionDetail } from './promotion.queries.ts';

/** The promotion that the address names, with its terms and what the player can do about it. */
export function PromotionDialog() {
  const [params, setParams] = useSearchParams();
  const code = params.get('promotion');
  if (code === null) return null;
  const close = (): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('promotion');
      return after;
    });
  return <OpenPromotion key={code} code={code} onClose={close} />;
}

function OpenPromotion({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useText();
  const { data, isError, refetch } = usePromotion(code);
  const promotion = data?.value;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={promotion?.title ?? t('ui.rewards.offer')}
      closeLabel={t('ui.common.close')}
      kind="sheet"
      size="large"
      actions={promotion ? <OptIn promotion={promotion} /> : undefined}
    >
      {promotion ? <Told promotion={promotion} /> : null}
      {promotion === undefined && !isError ? <Skeleton className="h-64" /> : null}
      {isError ? (
        <ErrorState
          title={t('ui.rewards.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Dialog>
  );
}

function Told({ promotion }: { promotion: PromotionDetail }) {
  const t = useText();
  const { mine } = promotion;
  return (
    <div className="grid gap-5">
      {promotion.summary === '' ? null : <p className="m-0">{promotion.summary}</p>}
      {mine?.state === 'not_eligible' ? (
        <Notice kind="info">{t('errors.notEligible')}</Notice>
      ) : null}
      <RichText html={promotion.body} />
      <PromotionTerms terms={promotion.terms} />
    </div>
  );
}

/** Agreeing, or what leads on: to sign in, to the deposit that brings it. */
function OptIn({ promotion }: { promotion: PromotionDetail }) {
  const t = useText();
  const optIn = useOptIn(promotion);
  const { mine, terms } = promotion;
  if (mine === null)
    return <Button onClick={() => openModal('loginmodal')}>{t('ui.rewards.signIn')}</Button>;
  const isByDeposit = terms.eligibility.some(({ rule }) => rule.includes('deposit'));
  if (isByDeposit && (mine.state === 'eligible' || mine.state === 'opted_in'))
    return (
      <AppLink
        to={`/deposit?promotion=${encodeURIComponent(promotion.promotion_code)}`}
        className={buttonClass('primary')}
      >
        {t('ui.rewards.depositForIt')}
      </AppLink>
    );
  if (mine.state !== 'eligible') return <span>{t(`ui.rewards.mine.${mine.state}`)}</span>;
  return (
    <>
      {optIn.error ? (
        <span role="alert" className="text-sm text-negative">
          {refusalText(optIn.error)}
        </span>
      ) : null}
      <Button isBusy={optIn.isPending} onClick={() => optIn.mutate()}>
        {t('ui.rewards.agree')}
      </Button>
    </>
  );

  function refusalText(error: unknown): string {
    const code = error instanceof CallFailure ? error.code : '';
    return t.find(`errors.${code}`) ?? t('errors.unknownError');
  }
}
