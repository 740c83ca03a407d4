'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { type Token, tokensKey } from '#lib/tokens/list-tokens.ts';
import { revokeToken } from '#lib/tokens/revoke-token.ts';

/** Asks once: software that uses the token stops working at the next request. */
export function RevokeDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const t = useTranslations('settings.tokens.revoke');
  const common = useTranslations('common');
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: tokensKey }),
  });
  return (
    <Dialog
      title={t('title', { name: token.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="first" onClick={() => revoking.mutate()} busy={revoking.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {revoking.error && (
        <p role="alert" className="flex items-start gap-1.5 text-bad">
          <Icon name="alert" className="mt-0.5" />
          {t('failed')}
        </p>
      )}
    </Dialog>
  );
}
