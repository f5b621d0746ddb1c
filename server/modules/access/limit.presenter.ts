import type { LimitName, Limits } from '#contract/limit.schema.ts';
import type { LimitTotals } from '#domain/access/limits.ts';

export function presentLimits(
  totals: LimitTotals,
  used: ReadonlyMap<LimitName, number>,
  ttl: number,
): Limits {
  const group = (name: LimitName) => ({ used: used.get(name) ?? 0, total: totals[name], ttl });
  return {
    article: group('article'),
    smm: group('smm'),
    serpBased: { ...group('serpBased'), details: { addon: 0 } },
    aiFeatures: group('aiFeatures'),
    aiImages: group('aiImages'),
    humanizerScore: group('humanizerScore'),
    humanizerRewrite: group('humanizerRewrite'),
  };
}
