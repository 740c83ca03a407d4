import { signIn } from 'next-auth/react';

const reasons = ['invalid_login', 'too_many_attempts', 'unreachable'] as const;

export interface SignInProblem {
  reason: (typeof reasons)[number];
  /** How long the lock-out lasts; 0 where it is not one, or not told. */
  waitMinutes: number;
}

/** Signs in; the answer is what stood in the way, or null when the person is in. */
export async function submitSignIn(email: string, password: string): Promise<SignInProblem | null> {
  const answer = await signIn('credentials', { email, password, redirect: false }).catch(() => undefined);
  if (answer?.ok && !answer.error) return null;
  const [word, seconds] = (answer?.error ?? '').split(':');
  return {
    reason: reasons.find((reason) => reason === word) ?? 'unreachable',
    waitMinutes: Math.ceil(Number(seconds ?? 0) / 60),
  };
}
