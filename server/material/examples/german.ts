import type { ExampleTexts } from './exampleTexts.ts';

const article: ExampleTexts['article'] = {
  fields: {
    keyphrase: 'Kaffeebohnen aufbewahren',
    seoTitle: 'Kaffeebohnen aufbewahren: so bleiben sie frisch',
    description:
      'Luft, Licht, Wärme und Feuchtigkeit lassen Kaffee altern. So können Sie Kaffeebohnen richtig aufbewahren: im passenden Behälter und am richtigen Ort.',
    slug: 'kaffeebohnen-aufbewahren',
  },
  blocks: [
    '<h1>Kaffeebohnen aufbewahren: so bleiben sie frisch</h1>',
    '<p>Wer Kaffeebohnen aufbewahren will, braucht wenig: einen dicht schließenden Behälter, der kein Licht durchlässt, einen kühlen und trockenen Schrank und keine allzu großen Vorräte. Alles Weitere ergibt sich daraus, was den Kaffee altern lässt. Dieser Ratgeber zeigt, wovor Sie die Bohnen schützen sollten, welcher Behälter sich eignet und wann das Gefrierfach hilft.</p>',
    '<h2>Warum Kaffee sein Aroma verliert</h2>',
    '<p>Gerösteter Kaffee steckt voller Aromen, die entweichen oder sich verändern, sobald sie mit ihrer Umgebung in Berührung kommen. Vier Dinge beschleunigen das:</p>',
    '<ul><li><strong>Luft.</strong> Sauerstoff reagiert mit den Ölen und Aromen der Bohne. Alter Kaffee schmeckt erst flach und später ranzig.</li><li><strong>Licht.</strong> Ein Glas auf der Fensterbank sieht hübsch aus, doch Licht baut Aromen ab.</li><li><strong>Wärme.</strong> Das Regal über dem Backofen oder der Platz auf der Kaffeemaschine ist der schlechteste in der Küche.</li><li><strong>Feuchtigkeit.</strong> Die trockenen Bohnen nehmen Wasser auf und mit ihm die Gerüche ringsum.</li></ul>',
    '<h2>Kaffeebohnen im richtigen Behälter aufbewahren</h2>',
    '<p>Wählen Sie einen Behälter, der dicht schließt und dunkel ist: eine Dose mit Gummidichtung, ein Keramikgefäß mit Bügelverschluss oder die Tüte, in der die Bohnen verkauft wurden. Viele Tüten haben ein Ventil. Es lässt das Gas heraus, das frische Bohnen abgeben, aber keine Luft hinein. Lässt sich die Tüte wieder schließen, drücken Sie die Luft heraus, rollen Sie die Tüte ein und klemmen Sie sie zu.</p>',
    '<p>Der Behälter sollte nicht viel größer sein als sein Inhalt, denn eine halb volle Dose ist zur anderen Hälfte voll Luft. Spülen und trocknen Sie ihn, bevor Sie neue Bohnen einfüllen: Das Öl der alten wird ranzig und verdirbt die frischen.</p>',
    '<h2>Wo der Behälter stehen sollte</h2>',
    '<p>Ein geschlossener Schrank, der nicht neben dem Herd steht, genügt. In den Kühlschrank gehören Bohnen für den täglichen Gebrauch nicht. Jedes Mal, wenn Sie sie herausnehmen, schlägt sich Wasser aus der warmen Küchenluft auf den kalten Bohnen nieder, und im Kühlschrank riecht es nach vielem.</p>',
    '<h2>Kann man Kaffeebohnen einfrieren?</h2>',
    '<p>Ja, wenn Sie es einmal und richtig tun. Das Gefrierfach eignet sich für Bohnen, die Sie länger nicht brauchen:</p>',
    '<ol><li>Teilen Sie die Bohnen in Portionen, die in wenigen Tagen aufgebraucht sind.</li><li>Verschließen Sie jede Portion luftdicht und mit möglichst wenig Luft.</li><li>Nehmen Sie immer nur eine Portion heraus und lassen Sie sie geschlossen auftauen, damit sich kein Wasser auf den Bohnen absetzt.</li><li>Frieren Sie sie nicht wieder ein.</li></ol>',
    '<h2>Ganze Bohnen oder gemahlener Kaffee?</h2>',
    '<p>Ganze Bohnen halten länger. Durch das Mahlen kommt viel mehr Oberfläche mit der Luft in Berührung, deshalb verliert gemahlener Kaffee sein Aroma deutlich früher. Wenn Sie eine Mühle haben, mahlen Sie die Menge, die Sie brauchen, kurz vor dem Aufbrühen. Sonst kaufen Sie kleine Packungen und behandeln sie wie Bohnen.</p>',
    '<h2>Wie viel Kaffee Sie kaufen sollten</h2>',
    '<p>Am besten schmeckt, was nicht lange liegt. Achten Sie eher auf das Röstdatum als auf das Mindesthaltbarkeitsdatum und kaufen Sie so viel, wie Sie in den nächsten Wochen trinken. Öffnen Sie die nächste Packung erst, wenn die alte leer ist.</p>',
    '<h2>Kurz gesagt</h2>',
    '<p>Bewahren Sie Kaffeebohnen luftdicht, dunkel, kühl und trocken auf. Mahlen Sie sie erst, wenn Sie sie brauchen, frieren Sie nur ein, was lange liegen soll, und kaufen Sie lieber öfter kleine Mengen.</p>',
  ],
};

export const german: ExampleTexts = {
  language: 'de',
  article,
  results: [
    {
      url: 'https://bohnen.example/kaffeebohnen-aufbewahren',
      title: 'Kaffeebohnen aufbewahren: der komplette Ratgeber',
      description:
        'Was Kaffeebohnen verdirbt, welcher Behälter sie frisch hält und ob das Gefrierfach hilft.',
      keyphrase: null,
      html: `<h1>Kaffeebohnen aufbewahren: der komplette Ratgeber</h1>
<p>Frische Kaffeebohnen duften nach Schokolade, Früchten oder Nüssen, alte Bohnen nach fast nichts. Dazwischen liegt die Art, wie Sie Ihre Kaffeebohnen aufbewahren. Besondere Geräte brauchen Sie dafür nicht.</p>
<h2>Warum verlieren Kaffeebohnen ihr Aroma?</h2>
<p>Sauerstoff, Licht, Wärme und Feuchtigkeit sind die Feinde gerösteter Bohnen. Sauerstoff reagiert mit den Ölen, Licht und Wärme beschleunigen diese Reaktion, und Feuchtigkeit trägt fremde Gerüche in die Bohnen.</p>
<h2>Der beste Behälter für Kaffeebohnen</h2>
<p>Ein luftdichter Behälter, der kein Licht durchlässt, hält Bohnen am längsten frisch. Eine Dose mit Dichtung oder ein Gefäß aus Keramik genügt. Auch die Originaltüte eignet sich, wenn sie ein Ventil hat und sich wieder verschließen lässt.</p>
<h2>Gehören Kaffeebohnen in den Kühlschrank?</h2>
<p>Nein. Auf kalten Bohnen bildet sich Kondenswasser, sobald der Behälter geöffnet wird, und Kaffee nimmt den Geruch von Käse und Zwiebeln an.</p>
<h2>Kann man Kaffeebohnen einfrieren?</h2>
<p>Ja, in luftdichten Portionen. Öffnen Sie eine Portion erst, wenn sie Zimmertemperatur hat, und legen Sie sie nicht zurück ins Gefrierfach.</p>
<h2>Wie lange bleiben Kaffeebohnen frisch?</h2>
<p>Zählen Sie ab dem Röstdatum. Im luftdichten Behälter schmecken Bohnen in den ersten Wochen am besten und verlieren dann langsam an Aroma. Schädlich werden sie dadurch nicht.</p>`,
    },
    {
      url: 'https://kueche.example/ratgeber/kaffee-lagern',
      title: 'Kaffee lagern: so bleiben Bohnen frisch',
      description:
        'Kaffee lagern, kurz erklärt: luftdichter Behälter, kühler Schrank, kleine Mengen.',
      keyphrase: null,
      html: `<h1>Kaffee lagern: so bleiben Bohnen frisch</h1>
<p>Kaffee richtig zu lagern kostet nichts. Sie brauchen einen luftdichten Behälter, einen dunklen Schrank und die Gewohnheit, kleine Mengen zu kaufen.</p>
<h2>Ein luftdichter Behälter</h2>
<p>Vor allem die Luft muss draußen bleiben. Nehmen Sie einen lichtdichten Behälter mit festem Deckel. Vakuumdosen saugen die Luft ab; eine einfache Dose mit Gummidichtung leistet fast dasselbe, wenn sie voll ist.</p>
<h2>Ein kühler, dunkler Ort</h2>
<p>Stellen Sie den Behälter in einen Schrank, weit weg von Backofen, Spülmaschine und Fenster. Wärme und Licht kosten Aroma, und neben dem Herd gibt es beides.</p>
<h2>Kühlschrank oder Gefrierfach?</h2>
<p>Im Kühlschrank ist es zu feucht, und es riecht nach vielem. Das Gefrierfach ist für Bohnen, die Sie so bald nicht brauchen: Frieren Sie sie in luftdichten Portionen ein und lassen Sie jede geschlossen auftauen.</p>
<h2>Ganze Bohnen oder gemahlener Kaffee?</h2>
<p>Ganze Bohnen bleiben länger frisch als gemahlener Kaffee, weil weniger Oberfläche mit der Luft in Berührung kommt. Mahlen Sie die Bohnen kurz vor dem Aufbrühen.</p>
<h2>Lieber öfter kleine Mengen kaufen</h2>
<p>Achten Sie auf das Röstdatum und kaufen Sie nur, was Sie in einigen Wochen trinken. Eine kleine Tüte frischer Bohnen schlägt eine große Tüte alter.</p>`,
    },
    {
      url: 'https://roesten.example/fragen/kaffeebohnen-lagern',
      title: 'Kaffeebohnen lagern: Fragen und Antworten',
      description:
        'Antworten auf häufige Fragen dazu, wie man Kaffeebohnen lagert: Behälter, Kühlschrank, Gefrierfach, Haltbarkeit.',
      keyphrase: null,
      html: `<h1>Kaffeebohnen lagern: Fragen und Antworten</h1>
<p>Hier sammeln wir, was Menschen über das Lagern von Kaffeebohnen wissen wollen, und antworten in wenigen Sätzen.</p>
<h2>Welcher Behälter ist der beste für Kaffeebohnen?</h2>
<p>Einer, der luftdicht und dunkel ist. Glas eignet sich nur in einem geschlossenen Schrank. Eine Tüte mit Ventil lässt das Kohlendioxid frischer Bohnen heraus und hält Sauerstoff fern.</p>
<h2>Gehören Kaffeebohnen in den Kühlschrank?</h2>
<p>Besser nicht. Jedes Mal, wenn die Tür aufgeht, schlägt sich Feuchtigkeit auf den Bohnen nieder, und die Gerüche anderer Lebensmittel dringen ein.</p>
<h2>Kann man Kaffeebohnen einfrieren?</h2>
<p>Ja. Teilen Sie die Bohnen in luftdichte Portionen, drücken Sie die Luft heraus und öffnen Sie eine Portion erst, wenn sie Zimmertemperatur hat.</p>
<h2>Wie lange bleiben Kaffeebohnen frisch?</h2>
<p>Das hängt vom Röstdatum, von der Röstung und vom Behälter ab. Dunkel geröstete Bohnen verlieren ihr Aroma früher, weil ihr Öl an der Oberfläche liegt. Vertrauen Sie Ihrer Nase: Bohnen, die nach nichts riechen, schmecken nach nichts.</p>
<h2>Altert gemahlener Kaffee schneller?</h2>
<p>Ja, viel schneller. Das Mahlen öffnet die Bohne und bietet dem Sauerstoff eine große Oberfläche. Mahlen Sie erst kurz vor dem Aufbrühen.</p>`,
    },
    {
      url: 'https://vorrat.example/kaffee',
      title: 'Wohin mit dem Kaffee in der Küche?',
      description:
        'Warum ein dunkler Schrank der beste Ort für Kaffeebohnen ist und welche Plätze Sie meiden sollten.',
      keyphrase: null,
      html: `<h1>Wohin mit dem Kaffee in der Küche?</h1>
<p>In den meisten Küchen gibt es einen guten Platz für Kaffeebohnen und mehrere schlechte. Der gute ist ein geschlossener Schrank, der kühl und trocken bleibt.</p>
<h2>Warum verlieren Kaffeebohnen ihr Aroma?</h2>
<p>Wegen Wärme, Licht, Sauerstoff und Feuchtigkeit. Ein Glas auf der Fensterbank bekommt drei davon ab. Auch oben auf der Kaffeemaschine ist es warm, solange sie läuft.</p>
<h2>Ein kühler, dunkler Ort</h2>
<p>Wählen Sie einen Schrank, der von Herd und Spüle möglichst weit entfernt ist. Bewahren Sie die Bohnen dort in einem luftdichten Behälter auf und schließen Sie ihn nach jedem Gebrauch.</p>
<h2>Kann man Kaffeebohnen einfrieren?</h2>
<p>Wenn Sie zu viel gekauft haben, ja. Frieren Sie luftdichte Portionen ein, lassen Sie sie geschlossen auftauen und brauchen Sie sie in wenigen Tagen auf.</p>
<h2>Den Behälter sauber halten</h2>
<p>Kaffeeöl haftet an den Wänden und wird ranzig. Spülen und trocknen Sie den Behälter, bevor frische Bohnen hineinkommen, und schütten Sie neue Bohnen nicht auf alte.</p>`,
    },
  ],
  site: {
    menu: [
      ['/', 'Start'],
      ['/kaffeebohnen-aufbewahren', 'Aufbewahren'],
      ['/mahlgrad', 'Mahlen'],
      ['/kaffeemaschine-reinigen', 'Reinigen'],
    ],
    foot: 'Beispielseiten des Content-Toolkits.',
    pages: [
      {
        url: 'https://www.example.com/',
        title: 'Besserer Kaffee zu Hause: einfache Anleitungen',
        description:
          'Einfache Anleitungen für besseren Kaffee zu Hause: Bohnen aufbewahren, den Mahlgrad wählen, gutes Wasser nehmen und die Maschine sauber halten.',
        keyphrase: 'besserer Kaffee zu Hause',
        html: `<h1>Besserer Kaffee zu Hause</h1>
<p>Für besseren Kaffee zu Hause brauchen Sie keine teure Maschine. Sie brauchen frische Bohnen, den passenden Mahlgrad, gutes Wasser und saubere Geräte. Auf diesen Seiten erklären wir jedes davon in einfachen Worten, sodass Sie eine Sache nach der anderen ändern und den Unterschied schmecken können.</p>
<h2>Womit Sie anfangen</h2>
<p>Fangen Sie mit den Bohnen an, denn ein verlorenes Aroma kommt nicht zurück. Unsere Anleitung zum <a href="/kaffeebohnen-aufbewahren">Aufbewahren von Kaffeebohnen</a> zeigt, was man von ihnen fernhalten sollte. Danach ist der <a href="/mahlgrad">Mahlgrad</a> an der Reihe: Er bestimmt, wie schnell das Wasser durch den Kaffee läuft und wie viel es mitnimmt.</p>
<h2>Wie es weitergeht</h2>
<p>Schmeckt der Kaffee stumpf, obwohl die Bohnen frisch sind, dann <a href="/kaffeemaschine-reinigen">reinigen Sie die Maschine</a>. Altes Öl und Kalk verändern den Geschmack stärker, als die meisten erwarten. Und wenn Sie gern ausprobieren, brühen Sie denselben Kaffee zweimal und ändern nur eines davon.</p>`,
      },
      {
        url: 'https://www.example.com/kaffeebohnen-aufbewahren',
        title: 'Kaffeebohnen aufbewahren und frisch halten',
        description:
          'Kaffeebohnen aufbewahren: luftdicht, dunkel, kühl und trocken. Einfrieren sollten Sie nur, was länger liegen soll, und lieber kleine Mengen kaufen.',
        keyphrase: 'Kaffeebohnen aufbewahren',
        html: `${article.blocks.join('')}<p>Lesen Sie weiter über <a href="/gemahlener-kaffee">gemahlenen Kaffee</a> oder über das <a href="/kaffee-einfrieren">Einfrieren</a>.</p>`,
      },
      {
        url: 'https://www.example.com/gemahlener-kaffee',
        title: 'So behält gemahlener Kaffee sein Aroma',
        description: null,
        keyphrase: 'gemahlener Kaffee',
        html: `<h1>Gemahlener Kaffee: so behält er sein Aroma</h1>
<p>Gemahlener Kaffee ist bequem, altert aber schneller als ganze Bohnen. Beim Mahlen kommt das Innere der Bohne an die Luft, und die Aromen, die darin eingeschlossen waren, entweichen. Das kann man riechen: Die Küche duftet nach Kaffee, und was in der Luft ist, fehlt in der Tasse.</p>
<h2>Kleine Packungen kaufen</h2>
<p>Kaufen Sie gemahlenen Kaffee in Packungen, die bald leer sind, und wählen Sie den Mahlgrad, der zu Ihrer Zubereitung passt. Kaffee, der für den Filter gemahlen ist, ist für eine Espressomaschine zu grob und für eine Stempelkanne zu fein.</p>
<h2>Die Packung gut verschließen</h2>
<p>Drücken Sie die Luft heraus, rollen Sie die Packung ein und klemmen Sie sie zu. Stellen Sie sie dann in eine Dose. Nehmen Sie den Kaffee mit einem trockenen Löffel heraus, denn ein nasser lässt Wasser zurück. Über dem Herd sollte die Packung nicht stehen, weil dort Dampf und Wärme an sie kommen.</p>
<p>Zurück zum <a href="/kaffeebohnen-aufbewahren">Aufbewahren von Kaffeebohnen</a>.</p>`,
      },
      {
        url: 'https://www.example.com/mahlgrad',
        title: 'Kaffeewissen',
        description:
          'Welcher Mahlgrad zu Filter, Espresso, Stempelkanne und Espressokocher passt und woran man schmeckt, dass Kaffee zu fein oder zu grob gemahlen ist.',
        keyphrase: 'Mahlgrad',
        html: `<h1>Mahlgrad: wie fein man Kaffee mahlt</h1>
<p>Der Mahlgrad bestimmt, wie lange Wasser und Kaffee miteinander in Berührung sind. Feiner Kaffee bremst das Wasser und gibt seinen Geschmack schnell ab; grober lässt das Wasser durch und gibt weniger ab. Passen Mahlgrad und Zubereitung nicht zusammen, wird die Tasse bitter oder sauer, wie gut die Bohnen auch sind.</p>
<h2>Welcher Mahlgrad für welche Zubereitung?</h2>
<ul><li>Espresso: fein, wie Tafelsalz oder etwas feiner.</li><li>Espressokocher: etwas gröber als für Espresso.</li><li>Filter: mittel, wie Sand.</li><li>Stempelkanne: grob, wie grobes Salz.</li></ul>
<p>Das sind Ausgangspunkte. Bohnen sind verschieden und Mühlen auch: Die Zahl auf der einen sagt nichts über die andere. Beginnen Sie in der Mitte des Bereichs für Ihre Zubereitung, brühen Sie eine Tasse auf und lassen Sie den Geschmack entscheiden, wohin es geht.</p>
<h2>So korrigieren Sie den Mahlgrad</h2>
<p>Bitterer, schwerer Kaffee wurde oft zu fein gemahlen. Mahlen Sie beim nächsten Mal etwas gröber und lassen Sie alles andere, wie es ist: gleiche Menge Kaffee, gleiches Wasser, gleiche Zeit. Dünner, saurer Kaffee wurde oft zu grob gemahlen, dann gehen Sie in die andere Richtung. Verstellen Sie die Mühle in kleinen Schritten und werfen Sie danach den ersten Löffel weg, denn er hat noch den alten Mahlgrad.</p>
<p>Schreiben Sie auf, was Sie getan haben. Eine Notiz mit der Einstellung und einem Wort zum Geschmack genügt, und nach einigen Tassen finden Sie ohne Raten zur besten zurück.</p>
<h2>Mahlwerk oder Messer?</h2>
<p>Eine Mühle mit Mahlwerk zerdrückt die Bohnen zwischen zwei Ringen, und deren Abstand bestimmt den Mahlgrad. Eine Mühle mit Schlagmessern zerhackt sie: Manche Stücke bleiben groß, andere werden zu Staub. Staub macht den Kaffee bitter, große Stücke machen ihn sauer, und das in derselben Tasse. Wenn Sie nur Messer haben, mahlen Sie in kurzen Stößen und schütteln Sie die Mühle dazwischen.</p>
<p>Auch alter Kaffee in der Mühle verdirbt den Geschmack: siehe <a href="/kaffeemaschine-reinigen">Reinigen</a>.</p>`,
      },
      {
        url: 'https://www.example.com/wasser-fuer-kaffee',
        title: 'Kaffeewissen',
        description:
          'Warum Wasser für Kaffee wichtig ist: hartes und weiches Wasser, Filter und wie heiß das Wasser beim Aufbrühen sein sollte.',
        keyphrase: 'Wasser für Kaffee',
        html: `<h1>Wasser für Kaffee</h1>
<p>Eine Tasse Kaffee besteht zum größten Teil aus Wasser. Schmeckt das Wasser nach etwas, schmeckt auch der Kaffee danach. Nehmen Sie frisches, kaltes Wasser aus der Leitung und probieren Sie es erst einmal ohne Kaffee. Wenn es Ihnen schmeckt, eignet es sich wahrscheinlich.</p>
<h2>Hartes und weiches Wasser</h2>
<p>Hartes Wasser enthält viel Kalk. Der Kaffee schmeckt damit flach, und in der Maschine setzt sich Kalk ab. Sehr weiches Wasser lässt Säuren hervortreten. Ist Ihr Wasser hart, hilft ein Filterkrug, solange Sie die Kartusche rechtzeitig wechseln.</p>
<h2>Wie heiß soll das Wasser sein?</h2>
<p>Knapp unter dem Siedepunkt. Lassen Sie den Kessel nach dem Kochen einen Augenblick stehen und gießen Sie dann auf. Kochendes Wasser holt bittere Stoffe heraus, und nur warmes lässt das meiste Aroma im Kaffeesatz. Verwenden Sie kein Wasser, das über Nacht in der Maschine gestanden hat.</p>`,
      },
      {
        url: 'https://www.example.com/kaffee-einfrieren',
        title: 'Kann man Kaffee einfrieren? Ja, in Portionen',
        description:
          'Kaffee lässt sich einfrieren, wenn er luftdicht und in Portionen verpackt ist und geschlossen auftaut.',
        keyphrase: 'Kaffee einfrieren',
        html: `<h1>Kann man Kaffee einfrieren?</h1>
<p>Ja. Verpacken Sie ihn luftdicht und in Portionen und lassen Sie jede geschlossen auftauen. Frieren Sie ihn nicht zweimal ein.</p>
<p>Mehr über das <a href="/kaffeebohnen-aufbewahren">Aufbewahren von Kaffeebohnen</a>.</p>`,
      },
      {
        url: 'https://www.example.com/kaffeemaschine-reinigen',
        title: 'Kaffeemaschine reinigen, Schritt für Schritt',
        description:
          'Kaffeemaschine reinigen: was Sie jeden Tag ausspülen, was Sie jede Woche abwaschen und wann es Zeit ist, die Maschine zu entkalken.',
        keyphrase: 'Kaffeemaschine reinigen',
        html: `<h1>Kaffeemaschine reinigen</h1>
<p>Um eine Kaffeemaschine zu reinigen, brauchen Sie warmes Wasser, eine weiche Bürste und etwas Geduld. Kaffee hinterlässt Öl auf allem, was er berührt, und Öl wird ranzig. Wasser hinterlässt Kalk: Mit ihm wird die Maschine nicht mehr richtig heiß, und am Ende verstopft sie. Beides schmeckt man lange, bevor man es sieht.</p>
<h2>Was Sie jeden Tag reinigen</h2>
<p>Leeren Sie den Kaffeesatz, sobald Sie fertig sind, denn feuchter Kaffee fängt nach wenigen Tagen an zu schimmeln. Spülen Sie Filterhalter und Kanne mit warmem Wasser aus und trocknen Sie beide ab. Lassen Sie den Deckel des Wassertanks offen, damit auch er trocknet, und füllen Sie am nächsten Morgen frisches Wasser ein. Hat die Maschine eine Dampfdüse, wischen Sie sie gleich ab und lassen Sie etwas Dampf heraus, denn angetrocknete Milch lässt sich schwer entfernen.</p>
<h2>Was Sie jede Woche reinigen</h2>
<ol><li>Nehmen Sie alle Teile heraus, die sich herausnehmen lassen: Filterhalter, Abtropfschale, Wassertank, Kanne.</li><li>Waschen Sie sie in warmem Wasser mit etwas Spülmittel.</li><li>Spülen Sie sie ab, bis kein Schaum mehr zu sehen ist, und lassen Sie sie an der Luft trocknen.</li><li>Bürsten Sie alten Kaffee aus der Mühle und vom Rand, an dem der Filterhalter schließt.</li><li>Wischen Sie das Gehäuse mit einem feuchten Tuch ab.</li></ol>
<p>Sehen Sie in der Anleitung nach, bevor etwas in die Spülmaschine kommt. Aluminium wird dort grau, und manche Kunststoffe werden matt.</p>
<h2>Wann Sie entkalken sollten</h2>
<p>Wie oft, das hängt von Ihrem Wasser ab. Es ist so weit, wenn die Maschine lauter wird, länger braucht als früher oder der Kaffee nicht mehr heiß ist. Entkalken Sie so, wie es in der Anleitung der Maschine steht, und mit den Mitteln, die sie erlaubt. Wir beschreiben es unter <a href="/kaffeemaschine-entkalken">Kaffeemaschine entkalken</a>. Lassen Sie danach frisches Wasser durchlaufen, bis nichts mehr zu riechen ist.</p>
<h2>Warum das Reinigen den Geschmack verändert</h2>
<p>Frische Bohnen können altes Öl nicht überdecken. Schmeckt der Kaffee trotz guter Bohnen stumpf, reinigen Sie zuerst die Maschine und prüfen Sie dann den <a href="/mahlgrad">Mahlgrad</a>.</p>`,
      },
    ],
  },
  topics: {
    seed: 'Kaffee aufbewahren',
    keyphrases: [
      'Kaffeebohnen aufbewahren',
      'Kaffeebohnen richtig aufbewahren',
      'wie Kaffeebohnen aufbewahren',
      'Kaffeebohnen lagern',
      'Kaffeebohnen richtig lagern',
      'Kaffeebohnen Behälter',
      'Behälter für Kaffeebohnen',
      'luftdichte Kaffeedose',
      'Kaffeedose mit Ventil',
      'Vakuumdose Kaffee',
      'Kaffeebohnen einfrieren',
      'kann man Kaffeebohnen einfrieren',
      'Kaffee einfrieren',
      'Kaffeebohnen im Kühlschrank',
      'Kaffee im Kühlschrank aufbewahren',
      'wie lange sind Kaffeebohnen haltbar',
      'Haltbarkeit Kaffeebohnen',
      'Kaffeebohnen abgelaufen',
      'kann Kaffee schlecht werden',
      'Röstdatum Kaffee',
      'gemahlenen Kaffee aufbewahren',
      'gemahlenen Kaffee richtig lagern',
      'wie lange hält gemahlener Kaffee',
      'Haltbarkeit gemahlener Kaffee',
      'Mahlgrad Kaffee',
      'Mahlgrad Filterkaffee',
      'Mahlgrad Espresso',
      'Mahlgrad Stempelkanne',
      'Kaffeemühle Kegelmahlwerk oder Scheibenmahlwerk',
      'beste Kaffeemühle für zu Hause',
      'Kaffeemühle reinigen',
      'Kaffeemaschine reinigen',
      'Kaffeemaschine entkalken',
      'Kaffeemaschine entkalken mit Essig',
      'Kaffeemaschine entkalken mit Zitronensäure',
      'bestes Wasser für Kaffee',
      'Wassertemperatur Kaffee',
      'hartes Wasser Kaffee',
      'warum schmeckt Kaffee bitter',
      'warum schmeckt Kaffee sauer',
    ],
  },
};
