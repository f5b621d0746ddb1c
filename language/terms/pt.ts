import type { TermLists } from './termLists.ts';

export const PORTUGUESE: TermLists = {
  head: 'first',
  links: 'de do da dos das em no na para por com a ao à sem e',
  beforeNouns: `o a os as um uma uns umas meu minha teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas
    aquele aquela cada qualquer algum alguma alguns algumas nenhum nenhuma outro outra outros outras todo toda todos todas muito muita
    muitos muitas pouco pouca poucos poucas mais menos de do da dos das em no na nos nas num numa com por pelo pela pelos pelas para ao à
    aos às sem sob sobre entre até desde contra segundo durante após dois duas três quatro cinco seis sete oito nove dez primeiro primeira
    segunda bom boa bons boas mau má grande grandes melhor melhores pior novo nova novos novas mesmo mesma maior menor`,
  beforeVerbs: 'eu tu você ele ela nós vocês eles elas se não nunca me te lhe que quem já sempre',
  verbs: `abrir aceitar acabar acontecer acrescentar ajudar andar aparecer aprender aumentar baixar buscar cair chegar colocar
    começar comparar comprar conhecer conseguir considerar contar conter continuar cobrir correr criar crer crescer custar dar decidir
    deixar depender descobrir dever dizer durar encontrar entender entrar escolher escrever esperar estar evitar existir explicar
    falar faltar fazer ficar funcionar gastar gostar haver incluir indicar ir lembrar ler levar manter melhorar mostrar mudar
    necessitar notar obter oferecer olhar ouvir pagar parecer passar pedir pensar perder permitir poder pôr precisar preferir
    preparar procurar produzir querer receber recomendar reduzir requerer responder resultar saber sair seguir sentir ser servir
    subir supor tender ter terminar tirar tocar tornar tratar usar utilizar valer variar vender ver verificar vir viver voltar`,
  attributes: `alto alta altos altas baixo baixa longo longa curto leve livre quente frio novo nova médio média geral pequeno pequena grande`,
  empty: `adequado adequada amplo ampla antigo barato barata bonito caro cara caros caras certo certa claro clara comum comuns completo
    completa correto correta diferente diferentes difícil diverso diversos disponível disponíveis essencial especial fácil fáceis
    famoso frequente fundamental ideal ideais importante importantes indicado interessante largo lento máximo máxima mínimo mínima
    moderno necessário necessária normal pequenos pequenas perfeito perfeita pesado popular possível possíveis principal principais
    pronto próprio própria próximo puro rápido rápida raro recente seguinte seguintes semelhante simples só suficiente típico total
    único única útil úteis velho verdadeiro deve devem depende dependem pode podem são está estão tem têm vai vão vem vêm custa custam
    basta vale obrigado sim escolha evite use verifique confira lembre zero um dois três quatro cinco seis sete oito nove dez onze
    doze quinze vinte trinta quarenta cinquenta cem cento mil milhão milhões`,
  kept: `mar bar lar lugar mulher colher talher açúcar celular dólar altar par radar pilar lazer prazer poder líder câncer pôster
    repórter hambúrguer sabor cor elixir porvir jantar paladar luar polegar titular exemplar ramos termos extremos quilogramos`,
  emptyEnding:
    /(?:[aei]r|[aei]mos|mente|[aeio]ndo|aram|eram|iram|ava|avam|aria|eria|iria|arão|erão|irão)$/,
  plurals: ['s', 'es'],
  measures: `segundo minuto hora horas dia dias semana semanas mês meses ano anos década século tempo data momento manhã tarde noite janeiro
    fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda-feira terça-feira quarta-feira
    quinta-feira sexta-feira sábado domingo primavera verão outono inverno metro metros centímetro milímetro quilómetro quilômetro
    grama gramas quilo quilos litro litros euro euros cêntimo centavo dólar grau graus percentagem porcentagem metade quarto terço`,
  vague: `temporada maneira forma modo coisa coisas gente pessoa pessoas homem mulher senhor tipo tipos classe parte partes pedaço exemplo
    exemplos dica dicas truque guia passo passos pergunta perguntas resposta respostas razão motivo resultado resultados ideia ideias
    ponto pontos opção opções escolha mudança diferença diferenças facto fato caso casos opinião palavra frase parágrafo página artigo
    site web blog leitor autor autora redação redator equipa equipe especialista lista número quantidade metade terço resto fim final
    início lado lugar zona situação processo método solução problema problemas vantagem vantagens desvantagem ajuda mão vista nome linha
    ordem necessidade uso resumo introdução conclusão veredito versão detalhe detalhes informação informações vida mundo atenção esforço
    sentido erro erros fator fatores base foto imagem vídeo link clique comentário newsletter cookies vez vezes conta dúvida tema modelo`,
};
