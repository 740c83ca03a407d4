'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { type Token, tokensKey } from '#lib/tokens/list-tokens.ts';
import { revokeToken } from '#lib/tokens/revoke-token.ts';

/** Asks once: software that uses the token stops working at the next request. */
export function RevokeDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const t = useTranslations('settings.tokens.revoke');
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: tokensKey }),
  });
  return (
    <ConfirmDialog
      title={t('title', { name: token.name })}
      confirm={t('confirm')}
      busy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {revoking.error && <Failure>{t('failed')}</Failure>}
    </ConfirmDialog>
  );
}
