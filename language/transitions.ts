/**
 * Words and phrases that say how a sentence goes on from the one before. Own lists. A phrase with a word that has many
 * other uses ("so", "then") is left out where it is more often something else.
 */
import { memo } from './memo.ts';
import { phrasesOf } from './phrases.ts';
import { elisionOf, spellingOf } from './stems.ts';

const LISTS: Readonly<Record<string, string>> = {
  de: `aber, allerdings, also, andererseits, anschließend, auch wenn, auf diese weise, aus diesem grund, außerdem,
    beispielsweise, bevor, bis dahin, dabei, dadurch, dafür, dagegen, daher, damit, danach, daneben, dann,
    darauf, darum, darüber hinaus, das heißt, davor, dazu, dementsprechend, demnach, denn, dennoch, deshalb,
    deswegen, doch, drittens, ebenfalls, ebenso, einerseits, erstens, ferner, folglich, genauso, gleichzeitig,
    hingegen, im gegensatz, im gegenteil, im vergleich, immerhin, in der folge, indem, infolgedessen,
    insbesondere, insgesamt, inzwischen, jedoch, kurz gesagt, letztendlich, mit anderen worten, nachdem, nicht
    nur, nichtsdestotrotz, nun, nämlich, obwohl, schließlich, seitdem, sobald, sodass, sofern, solange, somit,
    sondern, sonst, stattdessen, trotz, trotzdem, um so mehr, und zwar, ungeachtet, vor allem, vorher, weil,
    weiterhin, wenn, wenngleich, wie gesagt, wohingegen, während, währenddessen, z b, z.b, zudem, zuerst,
    zuletzt, zum beispiel, zumal, zunächst, zusammenfassend, zusätzlich, zwar, zweitens`,
  en: `above all, accordingly, after all, after that, afterwards, also, although, anyway, as a result, as long as, as
    soon as, as well, at first, at last, at the same time, because, before that, besides, but, by comparison, by
    contrast, consequently, conversely, despite, due to, equally, especially, even if, even so, even though,
    eventually, finally, first of all, firstly, for example, for instance, for that reason, for this reason,
    further, furthermore, hence, however, if, in addition, in brief, in case, in comparison, in conclusion, in
    contrast, in fact, in other words, in particular, in short, in spite of, in sum, in summary, in the end, in
    the meantime, in this case, in turn, indeed, instead, lastly, later, likewise, meanwhile, more importantly,
    moreover, namely, nevertheless, nonetheless, not only, notably, of course, on the contrary, on the one hand,
    on the other hand, on top of that, or else, otherwise, overall, provided that, rather than, regardless,
    secondly, similarly, since, so that, specifically, subsequently, such as, that is why, that said, that way,
    then, therefore, thirdly, though, thus, to begin with, to conclude, to sum up, ultimately, unless, unlike,
    until, what is more, when, whereas, which means, while, yet`,
  es: `a causa de, a continuación, a diferencia de, a fin de, a menos que, a pesar de, además, al contrario, al final,
    al mismo tiempo, al principio, ante todo, antes de, antes que nada, asimismo, así, así que, aun así, aunque,
    cabe destacar, como consecuencia, como resultado, con todo, concretamente, cuando, dado que, de ahí que, de
    esta forma, de esta manera, de este modo, de hecho, de igual modo, de lo contrario, de modo que, debido a,
    del mismo modo, desde entonces, después, en cambio, en caso de, en comparación, en conclusión, en concreto,
    en consecuencia, en cuanto a, en definitiva, en efecto, en fin, en lugar de, en otras palabras, en
    particular, en primer lugar, en realidad, en resumen, en segundo lugar, en vez de, entonces, es decir,
    especialmente, finalmente, igualmente, incluso, luego, mientras, mientras tanto, no obstante, o sea, para
    que, pero, por consiguiente, por ejemplo, por el contrario, por eso, por esta razón, por este motivo, por lo
    tanto, por otra parte, por otro lado, por tanto, por un lado, por una parte, por último, porque,
    posteriormente, primero, pues, puesto que, si bien, siempre que, sin embargo, sino, sobre todo, tal como,
    también, tampoco, tras, ya que`,
  fr: `afin de, afin que, ainsi, alors, après, au contraire, au final, au lieu de, aussi, autrement dit, avant de,
    avant tout, bien que, bref, c'est pourquoi, c'est à dire, car, cependant, concrètement, d'abord, d'ailleurs,
    d'autre part, d'un côté, d'une part, dans ce cas, de ce fait, de cette façon, de même, de plus, depuis,
    deuxièmement, donc, du coup, dès que, effectivement, en bref, en comparaison, en conclusion, en conséquence,
    en d'autres termes, en effet, en fait, en fin de compte, en outre, en particulier, en plus, en premier lieu,
    en raison de, en revanche, en réalité, en résumé, en somme, enfin, ensuite, finalement, grâce à, il est vrai
    que, lorsque, mais, malgré, même si, non seulement, notamment, néanmoins, or, par ailleurs, par conséquent,
    par contre, par exemple, par la suite, parce que, pendant que, pour cette raison, pour que, pourtant,
    premièrement, puis, puisque, quand, quant à, quoique, sauf que, si, sinon, soudain, surtout, tandis que,
    tant que, tout d'abord, toutefois, troisièmement, à cause de, à condition que, à la fin`,
  it: `a causa di, a condizione che, a differenza di, a meno che, ad esempio, affinché, al contrario, al posto di, alla
    fine, allo stesso modo, allora, altrimenti, anche se, ancora, anzi, anzitutto, appena, benché,
    ciononostante, ciò nonostante, come risultato, comunque, con il risultato, così, d'altra parte, d'altronde,
    da un lato, dall'altro lato, dato che, di conseguenza, di fatto, di solito, dopo, dopodiché, dunque, e
    quindi, ecco perché, finché, in altre parole, in altri termini, in breve, in conclusione, in confronto, in
    effetti, in fin dei conti, grazie a, in generale, in particolare, in primo luogo, in questo modo, in realtà, in
    secondo luogo, in seguito, in sintesi, infatti, infine, innanzitutto, inoltre, insomma, invece, ma, mentre,
    nel frattempo, non solo, nonostante, oltre a, ossia, ovvero, per esempio, per prima cosa, per quanto
    riguarda, per questo, perché, perciò, pertanto, però, piuttosto, poi, prima di, poiché, pur, purché, quando, quindi,
    se, sebbene, semmai, senza dubbio, siccome, soprattutto, successivamente, tuttavia, vale a dire, visto che`,
  nl: `aangezien, al met al, alhoewel, als, als gevolg daarvan, als gevolg van, anders, anderzijds, bijvoorbeeld,
    bovendien, daarbij, daardoor, daarentegen, daarna, daarnaast, daarom, daartoe, dat wil zeggen, derhalve,
    desalniettemin, desondanks, deswege, doordat, dus, echter, eerst, eindelijk, enerzijds, evenals, eveneens,
    evenzeer, gelet op, hierdoor, hierna, hierom, hoewel, immers, in feite, in het bijzonder, in plaats van, in
    tegenstelling tot, in vergelijking met, inmiddels, integendeel, intussen, kortom, later, maar, met als
    gevolg, met andere woorden, mits, nadat, namelijk, niettemin, ofschoon, om te beginnen, omdat, ondanks,
    ondertussen, ook al, op die manier, opdat, over het algemeen, samengevat, sindsdien, sowieso, ten derde, ten
    eerste, ten slotte, ten tweede, tenzij, terwijl, tevens, toch, toen, tot slot, totdat, uit dit alles,
    uiteindelijk, vandaar, vanwege, verder, vervolgens, vooral, voordat, wanneer, want, weliswaar, zoals, zodat,
    zodra, zolang, zowel`,
  pt: `a fim de, a menos que, a seguir, acima de tudo, afinal, ainda assim, ainda que, aliás, além de, além disso, além
    do mais, antes de, ao contrário, ao mesmo tempo, apesar de, apesar disso, assim, assim como, assim que, caso
    contrário, com efeito, como consequência, como resultado, conforme, consequentemente, contudo, da mesma
    forma, dado que, de acordo com, de facto, de fato, de modo que, de qualquer forma, depois, desde que, dessa
    forma, dessa maneira, desse modo, desta forma, devido a, do mesmo modo, e assim, em comparação, em
    conclusão, em contraste, em outras palavras, em particular, em primeiro lugar, em resumo, em segundo lugar,
    em suma, em vez de, embora, enfim, enquanto, enquanto isso, entretanto, então, especialmente, finalmente,
    igualmente, inclusive, isto é, já que, logo, mas, mesmo assim, mesmo que, nesse caso, no entanto, no fim,
    não obstante, não só, ou seja, para que, pelo contrário, pois, por causa de, por conseguinte, por enquanto,
    por exemplo, por fim, por isso, por outro lado, por um lado, por último, porquanto, porque, portanto, porém,
    posteriormente, primeiro, principalmente, quando, quanto a, sem dúvida, sendo assim, sobretudo, tal como,
    também, todavia, uma vez que, visto que`,
  ru: `а именно, благодаря, более того, в заключение, в итоге, в конце концов, в отличие от, в первую очередь, в
    результате, в связи с, в то время как, в то же время, в том числе, в третьих, в целом, в частности, ведь,
    вместо того, во вторых, во первых, впрочем, вследствие, далее, для того чтобы, до того, если, еще, ещё, за
    счёт, затем, зато, и поэтому, из за, иначе, исходя из, итак, к примеру, к тому же, когда, кроме того,
    например, напротив, не только, несмотря на, но, однако, одним словом, особенно, по сравнению, пока,
    поскольку, после этого, потому, потому что, поэтому, прежде всего, при этом, причём, с другой стороны, с
    одной стороны, следовательно, следом, сначала, соответственно, так как, также, таким образом, тем временем,
    тем не менее, то есть, тогда, тоже, хотя, чтобы, это значит`,
  tr: `aksi halde, aksi takdirde, aksine, ama, amacıyla, ancak, aynı zamanda, aynı şekilde, ayrıca, başka bir deyişle,
    bile, bir yandan, bu arada, bu durumda, bu nedenle, bu sayede, bu sebeple, bu yüzden, buna göre, buna
    karşın, buna rağmen, bundan dolayı, bunun dışında, bunun için, bunun sonucunda, bunun yanı sıra, bununla
    birlikte, böylece, böylelikle, daha sonra, dahası, diğer taraftan, diğer yandan, dolayısıyla, en sonunda,
    eğer, fakat, genel olarak, gerçekten, halbuki, hatta, hem de, her şeyden önce, ikinci olarak, ilk olarak,
    kısaca, kısacası, lakin, madem, mesela, ne var ki, nitekim, oysa, oysaki, rağmen, son olarak, sonra, sonuç
    olarak, sonuçta, ve böylece, yani, yine de, yoksa, zira, çünkü, örneğin, özellikle, özetle, üstelik, şöyle
    ki`,
};

/** Words that change before the next one, with an article or a vowel: "à cause du vent", "bien qu'il pleuve". */
const CONTRACTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { a: 'al', de: 'del' },
  fr: {
    à: 'au aux',
    de: "du des d'",
    que: "qu'",
    lorsque: "lorsqu'",
    puisque: "puisqu'",
    quoique: "quoiqu'",
  },
  it: {
    a: "al allo alla ai agli alle all' ad",
    che: "ch'",
    di: "del dello della dei degli delle dell' d'",
  },
  pt: { a: 'ao à aos às', de: "do da dos das d'" },
};

/** Returns what finds a transition among the words of a sentence, as written; null for a language without a list. */
export function transitionIn(language: string): ((words: readonly string[]) => boolean) | null {
  const list = LISTS[language];
  if (list === undefined) return null;
  const [spelled, elision] = [spellingOf(language), elisionOf(language)];
  const partsOf = memo((word) => elision(spelled(word)));
  const forms = list.split(',').flatMap((phrase) => {
    const words = phrase.trim().split(/\s+/).flatMap(partsOf);
    const last = words.at(-1) ?? '';
    const others = CONTRACTED[language]?.[last]?.split(' ') ?? [];
    return [last, ...others].map((form) => words.with(-1, form).join(' '));
  });
  const transitions = phrasesOf(forms.join(','), String);
  return (words) => transitions.firstIn(words.flatMap(partsOf)) >= 0;
}
