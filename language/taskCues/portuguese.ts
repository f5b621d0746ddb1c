import type { TaskWords } from './taskWords.ts';

export const portuguese: TaskWords = {
  tasks: `
    pay: salário, quanto ganha, salários
    symptom: sintoma, sintomas, sinais
    treat: tratamento, tratar, remédio, remédios, curar, cura
    risk: efeitos colaterais, risco, riscos, perigo, perigoso
    dose: dosagem, dose, por dia, ao dia, diário
    =easy: fácil, fáceis, simples, rápido, rápida
    nutrition: calorias, kcal
    =app: app, aplicativo, aplicativos
    see: o que fazer, o que ver, o que visitar, pontos turísticos, atrações
    =hotel: hotel, hotéis, hospedagem, onde ficar, alojamento
    =eat: restaurante, restaurantes, onde comer
    =flight: voo, voos, passagem aérea, passagens aéreas
    season: quando ir, melhor época
    weather: clima, tempo, temperatura
    hours: horário, horários
    =car: carro, carros, automóvel
    =loan: empréstimo, empréstimos, crédito
    =house: casa, casas
    ~thing: programa, programas, software, ferramenta, sistema, produto, produtos
    ~verb: tomar, ter, pôr, dar, encontrar, saber
    best: melhor, melhores, top, top 10, bom, boa, avaliação, avaliações, opinião, opiniões, ranking, comparativo, comparação, comparar, recomendado, review, resenha, é bom, é boa
    versus: vs, versus, ou, diferença entre, diferença, diferenças, em vez de, qual é melhor
    other: alternativa, alternativas, parecido com
    cost: preço, preços, custo, custos, quanto custa, quanto custam, custa, valor, valores, orçamento, tarifa
    cheap: barato, barata, baratos, baratas, em conta, econômico, económico, acessível, mais barato
    deal: oferta, ofertas, promoção, promoções, desconto, descontos, saldos, liquidação
    coupon: cupom, cupons, cupão, código de desconto
    buy: comprar, compra, venda, loja, lojas, encomendar, onde comprar, à venda, fornecedor, fornecedores
    hire: alugar, aluguel, aluguer, locação
    near: perto de mim, perto, próximo, próximo a mim, na minha região
    business: para empresas, para empresa, para negocios, industrial, industriales
    firm: empresa, empresas, instalador, instaladores, profissional, profissionais, técnico, especialista
    =home: ao domicílio, a domicílio
    install: instalar, instalação, montar, montagem, colocar, colocação
    repair: reparar, reparação, conserto, consertar, arrumar, reparo
    replace: substituir, substituição, trocar, troca
    parts: peça, peças, acessório, acessórios, peças de reposição
    clean: limpar, limpeza, lavar, lavagem
    maintain: manutenção, cuidados, cuidar
    remove: remover, tirar, eliminar
    dispose: descartar, descarte, reciclar, reciclagem
    =make: fazer, caseiro, caseira, diy, construir, receita, receitas
    use: usar, uso, utilizar
    store: guardar, armazenar, conservar
    problem: problema, problemas, não funciona, não liga, defeito, quebrado, avaria
    used: usado, usada, usados, usadas, segunda mão, seminovo, recondicionado
    choose: escolher, como escolher, qual escolher, guia de compra, qual comprar
    define: o que é, o que são, significado, definição, o que significa
    working: como funciona, como funcionam, funcionamento
    worth: vale a pena, compensa, preciso, é necessário
    pros: vantagens, desvantagens, prós e contras, benefícios, vantagens e desvantagens
    size: medida, medidas, tamanho, tamanhos, dimensão, dimensões
    weight: peso, quanto pesa
    life: vida útil, quanto dura, quanto tempo dura, durabilidade, validade
    duration: quanto tempo, quando
    amount: quanto, quanta, quantos, quantas, quantidade
    often: quantas vezes, frequência, de quanto em quanto tempo
    calculator: calculadora, calcular, cálculo, simulador
    types: tipo, tipos, tipos de
    brand: marca, marcas, fabricante, fabricantes
    grant: subsídio, subsídios, incentivo, incentivos, apoio, apoios
    finance: financiamento, parcelado, parcelas, a prestações
    =insure: seguro, seguros
    tax: imposto, impostos, iva, dedução, irs
    rules: lei, normas, norma, licença, autorização, legal, obrigatório, regras
    cancel: cancelar, cancelamento, rescisão
    login: login, entrar, área do cliente, minha conta
    contact: contato, contacto, telefone, atendimento ao cliente
    job: emprego, vagas, trabalho
    course: curso, cursos, formação, certificação
    template: modelo, modelos, pdf, formulário, para imprimir
    example: exemplo, exemplos
    idea: ideia, ideias, inspiração
    free: grátis, gratuito, gratuita
    trial: teste grátis, amostra, amostras
    without: sem, não
    child: criança, crianças, infantil
    baby: bebê, bebé, recém-nascido
    senior: idoso, idosos
    beginner: iniciante, iniciantes
    women: mulher, mulheres, feminino, feminina
    men: homem, homens, masculino
    =small: pequeno, pequena, mini, compacto
    =large: grande, grandes
    =electric: elétrico, elétrica, automático, automática
    ~how: evitar, prevenir, como, guia, tutorial, passo a passo, dicas, truques
    ~why: por que, porque, causas, motivo
    ~online: online, internet, site
    ~full: conjunto, completo, completa
    ~new: novo, nova, novos
    ~place: brasil, portugal
    ~which: qual, quais, que
    -: por cento, pode
    2: dois, duas, duplo
    3: três
    4: quatro`,
  smallWords: `
    o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com e é são ser estar está se seu sua meu
    minha que como mais muito ao aos à às isso este esta esse essa quem onde quando pode podem tem têm`,
  plurals: [
    ['s', ''],
    ['es', ''],
    ['ões', 'ão'],
    ['ns', 'm'],
    ['is', 'l'],
  ],
};
