/** What pages have around their texts: calls to action, lines of authors and dates, notices. Own lists, plain words. */
import type { BoilerplateCues } from '#domain/seo/text/textTools.ts';
import { phrasesOf } from './phrases.ts';
import { plainWordOf } from './stems.ts';

interface Lists {
  /** A short line that begins with one calls to an action, or lists links. One word counts only where it stands alone or before a sign. */
  readonly calls: string;
  /** A short line that has one is of the frame, wherever it stands in it. */
  readonly frame: string;
  /** What a line of authors begins with. */
  readonly bylines: string;
  /** What says that a date is that of the page. */
  readonly dates: string;
  /** Headings of what is no part of the text. */
  readonly headings: string;
}

const LISTS: Readonly<Record<string, Lists>> = {
  de: {
    calls: `teilen, jetzt angebot, jetzt anmelden, jetzt kaufen, jetzt bestellen, jetzt kostenlos, jetzt termin, jetzt anfragen, melden sie sich, melde dich, abonnieren sie, abonniere, newsletter, lesen sie auch, lies auch, lesen sie mehr,
      mehr lesen, weiterlesen, mehr erfahren, mehr zum thema, mehr dazu, zum thema, das könnte sie auch interessieren, das könnte
      dich auch interessieren, ähnliche artikel, ähnliche beiträge, verwandte artikel, verwandte themen, weitere artikel, passende
      artikel, auch interessant, folgen sie uns, folge uns, hier klicken, kontaktieren sie uns, rufen sie uns, angebot anfordern,
      kostenlos anfordern, termin vereinbaren, in den warenkorb, anmelden, einloggen, startseite, sie sind hier, inhaltsverzeichnis,
      zur startseite, nach oben, hat ihnen dieser, war dieser artikel, artikel bewerten, artikel teilen, drucken, anzeige, werbung,
      vorheriger beitrag, nächster beitrag, foto, bild, bildquelle, quelle, schlagwörter, kategorie, kommentar schreiben`,
    frame: `cookies, newsletter, lesezeit, min lesezeit, minuten lesezeit, alle rechte vorbehalten, impressum, datenschutz,
      datenschutzerklärung, agb, affiliate, provision, auf facebook, per whatsapp, auf instagram, diesen artikel, über den autor, über die autorin`,
    bylines:
      'von, text von, verfasst von, autor, autorin, redaktion, geschrieben von, ein beitrag von',
    dates:
      'veröffentlicht, aktualisiert, stand, zuletzt aktualisiert, letzte aktualisierung, geändert, erschienen, datum',
    headings: `ähnliche artikel, ähnliche beiträge, verwandte artikel, weitere artikel, das könnte, über den autor, über die autorin,
      kommentare, newsletter, teilen, mehr zum thema, lesen sie auch, schreibe einen kommentar, auch interessant`,
  },
  en: {
    calls: `share, share this, subscribe, sign up, sign in, log in, join our, join us, read more, read next, read also, also read, see also,
      learn more, find out more, click here, click to, contact us, call us, call now, get in touch, get a, get your, request a, book a,
      book now, order now, buy now, shop now, shop our, add to cart, download our, download the, try it free, start your free, follow
      us, like us, tweet, pin it, related articles, related posts, related reading, related, you may also like, you might also like,
      more from, more articles, more on, more in, popular posts, recent posts, most popular, next article, previous article, home,
      skip to, back to top, jump to, table of contents, in this article, leave a comment, leave a reply, was this article, was this
      helpful, did you find, have a question, want more, don't miss, never miss, enter your email, advertisement, sponsored, photo by,
      photo, image, image credit, source, tags, categories, filed under, print this, save this, free quote, rated, accept all, looking for a`,
    frame: `cookies, cookie policy, newsletter, min read, minute read, minutes read, mins read, reading time, all rights reserved, terms of
      service, privacy policy, affiliate, affiliate links, earn a commission, may earn, through links on our, at no extra cost to you, on
      facebook, on twitter, on whatsapp, on pinterest, this article, about the author, our editors, our editorial, senior editor, staff
      writer, contributing writer, copyright, disclosure`,
    bylines:
      'by, written by, reviewed by, edited by, medically reviewed by, fact checked by, words by, posted by, author, the editors, story by',
    dates:
      'updated, last updated, published, posted, posted on, first published, last reviewed, reviewed, last modified, modified, date',
    headings: `related articles, related posts, related reading, related, you may also like, you might also like, about the author, about us,
      comments, leave a comment, leave a reply, newsletter, share this, more from, more articles, read next, popular posts, recent
      posts, subscribe, follow us, contact us, tags, categories, table of contents, contents, our newsletter`,
  },
  es: {
    calls: `comparte, compartir, suscríbete, suscríbase, suscribirse, regístrate, regístrese, apúntate, inicia sesión, lee también, lea también,
      leer más, lea más, seguir leyendo, ver más, más información, saber más, descubre más, te puede interesar, le puede interesar,
      también te puede interesar, quizá te interese, artículos relacionados, entradas relacionadas, noticias relacionadas, contenido
      relacionado, más sobre, síguenos, síganos, haz clic, haga clic, contáctanos, contáctenos, contacta, llámanos, llámenos, pide,
      pida, solicita, solicite, reserva, reserve, compra ahora, comprar ahora, añadir al carrito, descarga, descargue, inicio, ir al
      contenido, volver arriba, índice, tabla de contenidos, en este artículo, deja un comentario, deja tu comentario, te ha gustado,
      le ha gustado, te ha sido útil, te ha resultado útil, le ha resultado útil, foto, imagen, fuente, etiquetas, categorías,
      publicidad, patrocinado, imprimir, anterior, siguiente, aceptar, no te pierdas`,
    frame: `cookies, boletín, newsletter, lectura, minutos de lectura, min de lectura, tiempo de lectura, todos los derechos, aviso legal,
      política de privacidad, afiliados, enlaces de afiliado, comisión, en facebook, en twitter, por whatsapp, redes sociales, en tus
      redes, este artículo, sobre el autor, sobre la autora`,
    bylines:
      'por, escrito por, redactado por, texto de, autor, autora, revisado por, publicado por, redacción',
    dates:
      'actualizado, actualizada, última actualización, publicado, publicada, fecha, revisado, modificado, editado',
    headings: `artículos relacionados, entradas relacionadas, te puede interesar, también te puede interesar, sobre el autor, sobre la autora,
      comentarios, deja un comentario, boletín, suscríbete, comparte, más sobre, índice, contenido relacionado, síguenos`,
  },
  fr: {
    calls: `partager, partagez, abonnez vous, abonne toi, inscrivez vous, inscris toi, inscription, connectez vous, connexion, lire aussi, à lire
      aussi, à lire, lire la suite, lire plus, en savoir plus, voir aussi, voir plus, découvrez aussi, découvrez nos, découvrez notre,
      articles similaires, articles liés, articles associés, sur le même sujet, nos autres, vous aimerez aussi, cela pourrait vous
      intéresser, pour aller plus loin, suivez nous, cliquez, contactez nous, appelez nous, demandez un, demandez votre, demander un,
      réservez, commandez, acheter maintenant, ajouter au panier, téléchargez, essayez gratuitement, accueil, aller au contenu, haut de
      page, retour en haut, sommaire, table des matières, dans cet article, laissez un commentaire, laisser un commentaire, cet article
      vous, vous avez aimé, avez vous trouvé, photo, crédit photo, image, source, étiquettes, catégories, publicité, sponsorisé,
      imprimer, article précédent, article suivant, accepter, recevez, ne manquez`,
    frame: `cookies, newsletter, lettre d'information, lettre mensuelle, temps de lecture, minutes de lecture, min de lecture, lecture, tous
      droits réservés, mentions légales, politique de confidentialité, affiliation, affiliés, commission, sur facebook, sur twitter, par
      whatsapp, réseaux sociaux, cet article, à propos de l'auteur, à propos de l'autrice`,
    bylines:
      'par, écrit par, rédigé par, texte de, auteur, autrice, relu par, vérifié par, publié par, la rédaction',
    dates:
      'mis à jour, mise à jour, dernière mise à jour, publié, publiée, paru, modifié, date, actualisé',
    headings: `articles similaires, articles liés, lire aussi, à lire aussi, sur le même sujet, à propos de, commentaires, laisser un
      commentaire, newsletter, partager, suivez nous, sommaire, vous aimerez aussi, nos autres`,
  },
  it: {
    calls: `condividi, condividere, iscriviti, iscrivetevi, registrati, accedi, leggi anche, leggi di più, leggi tutto, continua a leggere, scopri di
      più, per saperne di più, vedi anche, articoli correlati, articoli simili, potrebbe interessarti, ti potrebbe interessare, potrebbero
      interessarti, seguici, clicca, contattaci, chiamaci, richiedi, prenota, acquista ora, aggiungi al carrello, scarica, home, vai al
      contenuto, torna su, indice, sommario, in questo articolo, lascia un commento, ti è piaciuto, foto, immagine, fonte, tag, categorie,
      pubblicità, stampa, articolo precedente, articolo successivo, accetta`,
    frame: `cookie, newsletter, tempo di lettura, minuti di lettura, min di lettura, tutti i diritti, privacy policy, informativa sulla privacy,
      affiliazione, link di affiliazione, commissione, su facebook, su whatsapp, sui social, questo articolo, informazioni sull'autore`,
    bylines: 'di, a cura di, scritto da, testo di, autore, autrice, redazione, pubblicato da',
    dates: 'aggiornato, ultimo aggiornamento, pubblicato, data, modificato',
    headings: `articoli correlati, articoli simili, potrebbe interessarti, ti potrebbe interessare, commenti, lascia un commento, newsletter,
      condividi, leggi anche, indice, seguici, l'autore`,
  },
  nl: {
    calls: `deel, delen, abonneer, schrijf je in, schrijf u in, meld je aan, meld u aan, inloggen, lees ook, lees meer, lees verder, meer lezen, meer
      weten, meer informatie, bekijk ook, bekijk onze, gerelateerde artikelen, gerelateerd, vergelijkbare artikelen, misschien vind je dit,
      dit vind je misschien, volg ons, klik hier, neem contact, bel ons, vraag een, vraag direct, offerte aanvragen, reserveer, bestel nu,
      koop nu, in winkelwagen, download, home, naar inhoud, naar boven, terug naar boven, inhoudsopgave, in dit artikel, plaats een
      reactie, laat een reactie, was dit artikel, foto, beeld, bron, tags, categorieën, advertentie, printen, vorig artikel, volgend artikel, accepteer`,
    frame: `cookies, nieuwsbrief, leestijd, minuten leestijd, min leestijd, alle rechten voorbehouden, privacyverklaring, algemene voorwaarden,
      affiliate, commissie, op facebook, via whatsapp, dit artikel, over de auteur`,
    bylines: 'door, geschreven door, tekst, auteur, redactie',
    dates: 'bijgewerkt, laatst bijgewerkt, gepubliceerd, geplaatst, datum, gewijzigd',
    headings: `gerelateerde artikelen, gerelateerd, lees ook, over de auteur, reacties, plaats een reactie, nieuwsbrief, delen, inhoudsopgave,
      volg ons, meer lezen`,
  },
  pt: {
    calls: `compartilhe, partilhe, partilhar, inscreva se, subscreva, assine, registe se, cadastre se, entrar, leia também, leia mais, ler mais,
      continuar lendo, saiba mais, veja também, ver mais, artigos relacionados, posts relacionados, conteúdo relacionado, você também pode
      gostar, pode interessar, siga nos, clique, contacte nos, fale conosco, ligue, peça, solicite, reserve, compre agora, adicionar ao
      carrinho, baixe, início, ir para o conteúdo, voltar ao topo, índice, sumário, neste artigo, deixe um comentário, gostou, este
      artigo foi útil, foto, imagem, fonte, tags, categorias, publicidade, imprimir, anterior, próximo, aceitar`,
    frame: `cookies, newsletter, boletim, tempo de leitura, minutos de leitura, min de leitura, todos os direitos, política de privacidade,
      afiliados, links de afiliados, comissão, no facebook, pelo whatsapp, redes sociais, este artigo, sobre o autor, sobre a autora`,
    bylines: 'por, escrito por, texto de, autor, autora, redação, publicado por',
    dates:
      'atualizado, atualizada, última atualização, publicado, publicada, data, modificado, revisto',
    headings: `artigos relacionados, posts relacionados, leia também, veja também, sobre o autor, sobre a autora, comentários, deixe um
      comentário, newsletter, compartilhe, partilhe, índice, siga nos, você também pode gostar`,
  },
  ru: {
    calls: `поделиться, поделитесь, подпишитесь, подписаться, подписывайтесь, зарегистрируйтесь, войти, читайте также, читать далее, читать
      дальше, узнать больше, подробнее, смотрите также, похожие статьи, похожие материалы, статьи по теме, по теме, вам может быть
      интересно, вам также может, следите за нами, нажмите, свяжитесь с нами, позвоните, звоните, оставьте заявку, закажите, заказать,
      купить сейчас, в корзину, скачать, главная, наверх, содержание, оглавление, в этой статье, оставьте комментарий, оставить
      комментарий, была ли статья, фото, источник, теги, рубрики, реклама, печать, принять`,
    frame: `cookie, рассылка, рассылку, время чтения, минут чтения, мин чтения, все права защищены, политика конфиденциальности, в
      телеграме, вконтакте, в социальных сетях, эту статью, об авторе`,
    bylines: 'автор, текст, редакция, подготовил, подготовила',
    dates: 'обновлено, опубликовано, дата, дата публикации, последнее обновление, изменено',
    headings: `похожие статьи, похожие материалы, читайте также, об авторе, комментарии, оставить комментарий, рассылка, поделиться,
      содержание, оглавление, смотрите также`,
  },
  tr: {
    calls: `paylaş, paylaşın, abone ol, abone olun, kaydol, kayıt ol, giriş yap, ayrıca okuyun, bunları da, devamını oku, daha fazla, benzer
      yazılar, ilgili yazılar, ilgili makaleler, ilginizi çekebilir, bizi takip, tıklayın, buraya tıklayın, bize ulaşın, iletişime geçin,
      bizi arayın, teklif alın, hemen, randevu alın, sepete ekle, indir, ana sayfa, anasayfa, içindekiler, bu yazıda, yorum yap, yorum
      yazın, bu yazı, fotoğraf, kaynak, etiketler, kategoriler, reklam, yazdır, önceki yazı, sonraki yazı, kabul et`,
    frame: `çerez, çerezleri, çerezler, bülten, bültenimize, okuma süresi, dakikalık okuma, tüm hakları saklıdır, gizlilik politikası, facebook'ta,
      whatsapp'ta, sosyal medyada, bu makaleyi, yazar hakkında`,
    bylines: 'yazan, yazar, editör, hazırlayan',
    dates: 'güncellendi, güncelleme, son güncelleme, yayınlandı, yayın tarihi, tarih',
    headings: `benzer yazılar, ilgili yazılar, ilginizi çekebilir, yazar hakkında, yorumlar, yorum yap, bülten, paylaş, içindekiler`,
  },
};

/** Null for a language without lists. */
export function boilerplateOf(language: string): BoilerplateCues | null {
  const lists = LISTS[language];
  if (lists === undefined) return null;
  const plainWord = plainWordOf(language);
  const calls = lists.calls.split(',').map((call) => call.trim());
  const isLabel = (call: string) => !call.includes(' ');
  const labels = new Set(calls.filter(isLabel).map(plainWord));
  const [longer, frame, bylines, dates, headings] = [
    phrasesOf(calls.filter((call) => !isLabel(call)).join(','), plainWord),
    phrasesOf(lists.frame, plainWord),
    phrasesOf(lists.bylines, plainWord),
    phrasesOf(lists.dates, plainWord),
    phrasesOf(lists.headings, plainWord),
  ];
  return {
    isCall: longer.begin,
    isLabel: (words) => words.length === 1 && labels.has(words[0] ?? ''),
    isFrame: (words) => frame.firstIn(words) >= 0,
    isByline: bylines.begin,
    isDate: (words) => dates.firstIn(words) >= 0,
    isFrameHeading: headings.begin,
  };
}
