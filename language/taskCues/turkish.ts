import type { TaskWords } from './taskWords.ts';

export const turkish: TaskWords = {
  tasks: `
    best: en iyi, iyi, yorum, yorumlar, yorumları, inceleme, karşılaştırma, tavsiye, öneri, önerileri, test
    versus: mi, vs, arasındaki fark, farkı, fark, yoksa
    other: alternatif, alternatifi, benzeri, muadili
    cost: fiyat, fiyatı, fiyatları, ne kadar, kaç tl, ücret, ücreti, maliyet, maliyeti, kaç para
    cheap: ucuz, uygun fiyatlı, en ucuz, hesaplı
    deal: indirim, indirimli, kampanya, kampanyası
    coupon: indirim kodu, kupon
    buy: satın al, al, satış, mağaza, nereden alınır, sipariş, satılık
    hire: kiralık, kiralama
    near: yakınımda, yakındaki, en yakın
    business: für unternehmen, für firmen, für gewerbe, gewerblich, gewerbe
    firm: firma, firmaları, şirket, servis, servisi, usta
    install: kurulum, kurulumu, montaj, montajı, nasıl kurulur, takma
    repair: tamir, tamiri, onarım
    replace: değişim, değiştirme
    parts: yedek parça, aksesuar
    clean: temizleme, temizlik, temizliği, nasıl temizlenir, yıkama
    maintain: bakım, bakımı
    =make: yapımı, tarif, tarifi, nasıl yapılır
    problem: sorun, sorunu, çalışmıyor, arıza, arızası, bozuk
    used: ikinci el, 2 el
    choose: seçimi, nasıl seçilir, hangisi
    define: nedir, ne demek, anlamı
    working: nasıl çalışır, çalışma prensibi
    pros: avantajları, dezavantajları, faydaları, zararları
    size: boyut, boyutları, ölçü, ölçüleri, beden
    life: ömrü, kullanım ömrü
    amount: kaç, miktarı
    calculator: hesaplama, hesapla
    types: çeşitleri, türleri
    brand: marka, markaları
    template: örneği, şablon, pdf, form
    free: ücretsiz, bedava
    without: siz, olmadan
    child: çocuk, çocuklar için
    women: kadın
    men: erkek
    ~how: nasıl, rehberi
    ~why: neden, niçin
    ~online: online, internet
    ~new: yeni
    ~which: hangi
    ~place: türkiye`,
  smallWords: `
    ve ile için bir bu şu o da de mi mı mu mü ben sen biz siz daha çok gibi kadar en var yok olan olarak`,
  plurals: [
    ['ler', ''],
    ['lar', ''],
  ],
};
