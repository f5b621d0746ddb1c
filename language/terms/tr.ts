import type { TermLists } from './termLists.ts';

export const TURKISH: TermLists = {
  head: 'last',
  hasLongRuns: true,
  links: 've için ile',
  beforeNouns: `bir bu şu o her bazı birçok tüm bütün hiçbir iki üç dört beş altı yedi sekiz dokuz on ilk ikinci diğer başka aynı en daha çok az fazla
    yeni iyi büyük küçük`,
  beforeVerbs: 'ben sen o biz siz onlar',
  verbs: `almak anlamak aramak başlamak beklemek bırakmak bulmak çalışmak çıkmak demek denemek dikkat durmak düşünmek eklemek etmek
    gelmek gerekmek getirmek girmek gitmek göre görmek göstermek içermek istemek kalmak kullanmak olmak okumak oluşmak önermek
    seçmek sağlamak satmak sormak söylemek sunmak tutmak unutmak vermek yapmak yazmak yemek`,
  empty: `önemli farklı gerekli uygun mümkün kolay zor hızlı yavaş ucuz pahalı uzun kısa yüksek düşük doğru yanlış genel özel temel basit
    güzel kötü eski sağlam güçlü hafif ağır tam tek yaygın popüler ideal mükemmel ortalama yaklaşık günlük aylık yıllık olan olarak
    olur oldu olması eder edilir edin edilen yapılır yapılan yapın kullanılır kullanılan kullanın seçin alın bağlıdır gerekir vardır
    değildir var yok değil sonra önce şekilde sayesinde nedeniyle göre kadar sadece özellikle genellikle mutlaka evet hayır teşekkür
    sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli yüz bin milyon`,
  emptyEnding:
    /(?:mek|mak|[lnş][ıiuü]r|[ıiuü]rlar|[ıiuü]rler|m[ae]z|yor|yorsa|malı|meli|abilir|ebilir|acak|ecek|dır|dir|dur|dür|tır|tir|ınız|iniz)$/,
  measures: `saniye dakika saat gün gece hafta ay yıl sene yüzyıl zaman tarih sabah akşam ocak şubat mart nisan mayıs haziran temmuz ağustos eylül
    ekim kasım aralık pazartesi salı çarşamba perşembe cuma cumartesi pazar ilkbahar yaz sonbahar kış metre santimetre milimetre kilometre
    gram kilo kilogram litre lira tl euro dolar kuruş derece yüzde oran yarım yarı çeyrek`,
  vague: `mevsim şey insan kişi kişiler adam kadın tür çeşit parça bölüm örnek öneri ipucu rehber adım soru cevap yanıt neden sebep sonuç fikir
    nokta seçenek seçim fark durum görüş kelime cümle paragraf sayfa makale yazı site web blog okur yazar editör ekip uzman liste sayı
    numara miktar yarı son başlangıç taraf yer bölge süreç yöntem çözüm sorun problem avantaj dezavantaj yardım el isim sıra amaç ihtiyaç
    kullanım özet giriş sürüm ayrıntı detay bilgi hayat dünya dikkat çaba hata faktör temel fotoğraf görsel video bağlantı yorum bülten
    çerez kez konu model modeller`,
};
