import { PickArticle } from '#src/features/article/list/PickArticle.tsx';
import { ImportArticle } from '#src/features/transfer/ImportArticle.tsx';

/** articles/optimize: a text that is brought along, or one of the own articles, opens beside its scores. */
export const OptimizerPage = () => <ImportArticle below={<PickArticle />} />;
